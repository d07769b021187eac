import { TEAM_TYPES } from "@holdfast/content/library/response/team-types";
import { useState } from "react";
import { useDownload } from "../../platform/api/use-download";
import { canKeepPlan } from "../../platform/offline-plan/store-offline-page";
import { Button } from "../../ui/buttons/button";
import { Select } from "../../ui/fields/choices/select";
import { TextField } from "../../ui/fields/inputs/text-field";
import { Card } from "../../ui/layout/card";
import styles from "./offline-plan.module.css";
import { MAX_PIN, problemOfPassword } from "./pin-rules";
import { printPlanFile } from "./print-plan-file";

/** Saves the pages of a team as one encrypted file. */
export const TeamFileCard = ({ planId }: { readonly planId: string }) => {
  const [team, setTeam] = useState("1");
  const [password, setPassword] = useState("");
  const [repeated, setRepeated] = useState("");
  const [error, setError] = useState<string>();
  const { isRunning, download } = useDownload("download");
  const save = () => {
    const problem = problemOfPassword(password, repeated);
    setError(problem);
    if (problem === undefined) void download(() => printPlanFile(planId, Number(team), password));
  };
  return (
    <Card title="Encrypted file for a team">
      <p>
        One file with the team’s first actions, people, contacts and sites. It opens in any browser
        with its password, without a network or an account. Send the password separately. The
        history shows who saved one and when.
      </p>
      {canKeepPlan() ? (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <Select
            name="team"
            label="Team"
            choices={TEAM_TYPES.map(({ teamTypeId, displayName }) => ({
              id: String(teamTypeId),
              name: displayName,
            }))}
            value={team}
            onChange={setTeam}
          />
          <TextField
            name="password"
            type="password"
            label="Password of the file"
            description="At least 12 characters. It cannot be recovered."
            autoComplete="new-password"
            maxLength={MAX_PIN}
            isRequired
            value={password}
            onChange={(value) => setPassword(value ?? "")}
            {...(error === undefined ? {} : { error })}
          />
          <TextField
            name="repeated"
            type="password"
            label="Repeat the password of the file"
            autoComplete="new-password"
            maxLength={MAX_PIN}
            isRequired
            value={repeated}
            onChange={(value) => setRepeated(value ?? "")}
          />
          <Button type="submit" icon="download" isPending={isRunning}>
            Save encrypted file
          </Button>
        </form>
      ) : (
        <p>Open Holdfast over HTTPS to save this file.</p>
      )}
    </Card>
  );
};

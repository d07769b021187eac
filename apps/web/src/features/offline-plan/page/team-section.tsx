import type { OfflineTeam } from "@holdfast/contract/offline-plan/offline-plan";
import { Fragment } from "react";
import { ContactItem } from "./contact-list";
import { groupActions } from "./group-actions";
import styles from "./page.module.css";

/** Shows a team's first actions by topic, and its people. */
export const TeamSection = ({
  team,
  isOwn,
}: {
  readonly team: OfflineTeam;
  readonly isOwn: boolean;
}) => {
  const { name, members, tables = [] } = team;
  return (
    <>
      <h2>{isOwn ? `First actions of your team, the ${name}` : `First actions of the ${name}`}</h2>
      <p className={styles.aside}>
        Numbers such as A.10 and Appendix E are pages of the printed plan.
      </p>
      {groupActions(team.actions).map(({ topic, groups }) => (
        <section key={topic}>
          <h3>
            {topic}
            {within(topic, groups[0]?.actions[0]?.dueHours ?? null)}
          </h3>
          {tables
            .filter((table) => table.topic === topic)
            .map((table) => (
              <PlanTable key={table.caption} table={table} />
            ))}
          {groups.map(({ heading, actions }) => (
            <Fragment key={heading}>
              {heading !== "" && <h4>{heading}</h4>}
              <ol
                className={styles.actions}
                aria-label={heading === "" ? topic : `${topic}: ${heading}`}
              >
                {actions.map(({ text }) => (
                  <li key={text}>{text}</li>
                ))}
              </ol>
            </Fragment>
          ))}
        </section>
      ))}
      <h2>People</h2>
      {members.length === 0 ? (
        <p>This team has no members yet.</p>
      ) : (
        <ul className={styles.contacts} aria-label={`People of the ${name}`}>
          {members.map((member) => (
            <ContactItem
              key={`${member.name} ${member.mobile} ${member.email}`}
              contact={{
                ...member,
                about: [DESIGNATIONS[member.designation], member.about].filter(Boolean).join(", "),
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
};

type PlanTableProps = { readonly table: NonNullable<OfflineTeam["tables"]>[number] };

const PlanTable = ({ table: { caption, columns, rows } }: PlanTableProps) => (
  <table className={styles.table}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells) => (
        <tr key={cells.join("|")}>
          {cells.map((cell, at) => (
            <td key={columns[at]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const DESIGNATIONS = { Primary: "Primary", Alternatives: "Alternative" };

/** Some topics name their time limit themselves. */
const within = (topic: string, hours: number | null) =>
  hours === null || topic.includes("within")
    ? ""
    : ` (within ${hours} ${hours === 1 ? "hour" : "hours"})`;

import { CONTACT_RULES } from "@holdfast/content/plan-template/agreed-rules";
import {
  askContacts,
  listContactChecks,
} from "@holdfast/contract/contact-checks/contact-check-endpoints";
import { MAX_ASKED } from "@holdfast/contract/contact-checks/contact-check-rules";
import { TEAMS_NEED_RENEWAL } from "@holdfast/contract/teams/team";
import { useState } from "react";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { useRead, useRefresh } from "../../platform/api/use-endpoint";
import { can } from "../../platform/session/can";
import { Button } from "../../ui/buttons/button";
import { messageOf } from "../../ui/feedback/shown-error";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { showToast } from "../../ui/feedback/toast-store";
import { PageFrame } from "../../ui/layout/page-frame";
import { usePlan } from "../workspace/public";
import { askedText, canBeAsked, type CheckRow, rowsOf } from "./contact-check-rules";
import { CheckedContactsTable } from "./checked-contacts-table";
import { FreshnessCard } from "./freshness-card";
import { ProposalsSection } from "./proposals-section";
import { SettingsForm } from "./settings-form";

/** /dashboard/contacts-check: shows who confirmed their details and when, and asks those who did not. */
export const ContactsCheckScreen = () => {
  const plan = usePlan();
  const canChange = can(plan, "change") && plan.expiryStatus !== "expired";
  const checks = useRead(
    listContactChecks,
    { params: { planId: plan.planId } },
    { isAlwaysFresh: true },
  );
  const { ask, isAsking } = useAsk(plan.planId);
  return (
    <PageFrame
      title="Contacts Check"
      purpose="Ask people to confirm their contact details, so that you can reach them in an emergency."
      isWide
      help={
        <>
          <p>
            Each person gets a link by email, or by text message if they have no email address. The
            link shows only their own details. They confirm them, or send a correction for you to
            approve here.
          </p>
          <p>
            The plan and the policy say that contact details are confirmed {CONTACT_RULES.often}.
            Choose {CONTACT_RULES.maxDays} days or fewer.
          </p>
          <p>
            People who do not answer are reminded twice. The printed plan shows when each team
            member last confirmed their details.
          </p>
        </>
      }
    >
      {checks.error?.status === 402 ? (
        <p>{TEAMS_NEED_RENEWAL}</p>
      ) : (
        <QueryBoundary queries={[checks]} loading={<Skeleton lines={3} height={90} />}>
          {(all) => {
            const rows = rowsOf(all, plan.contactCheckDays, new Date());
            const due = rows.filter(
              (row) => row.isInTeam && row.freshness !== "fresh" && canBeAsked(row),
            );
            return (
              <>
                <FreshnessCard
                  rows={rows}
                  days={plan.contactCheckDays}
                  action={
                    canChange && (
                      <Button
                        variant="primary"
                        icon="mail"
                        isPending={isAsking}
                        isDisabled={due.length === 0}
                        onPress={() => void ask(due)}
                      >
                        {due.length === 0
                          ? "No one to ask now"
                          : `Ask ${due.length === 1 ? "1 person" : `${due.length} people`}`}
                      </Button>
                    )
                  }
                />
                {canChange && rows.some(({ proposal }) => proposal !== null) && (
                  <ProposalsSection orgId={plan.organisationId} rows={rows} />
                )}
                <CheckedContactsTable rows={rows} onAsk={canChange ? ask : undefined} />
                {canChange && <SettingsForm plan={plan} />}
              </>
            );
          }}
        </QueryBoundary>
      )}
    </PageFrame>
  );
};

/** Asks contacts, in as many calls as it needs, and says what was done. */
function useAsk(planId: string) {
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const ask = async (rows: readonly CheckRow[]) => {
    setAsking(true);
    const done = { asked: 0, unreachable: 0, notTexted: 0, waiting: 0 };
    try {
      for (let from = 0; from < rows.length; from += MAX_ASKED) {
        const contactIds = rows.slice(from, from + MAX_ASKED).map(({ contactId }) => contactId);
        const part = await callEndpoint(askContacts, { params: { planId }, body: { contactIds } });
        done.asked += part.asked;
        done.unreachable += part.unreachable;
        done.notTexted += part.notTexted;
        done.waiting += part.waiting;
      }
      showToast({ variant: "done", title: askedText(done) });
    } catch (error) {
      showToast({ variant: "problem", title: messageOf(error) });
    } finally {
      setAsking(false);
      await refresh(listContactChecks);
    }
  };
  return { ask, isAsking };
}

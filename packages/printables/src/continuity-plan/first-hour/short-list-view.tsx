import { meetingPoint } from "@holdfast/content/plan-text/first-calls";
import { PhoneText } from "../../document/text/contact-text";
import { RecordedText } from "../../document/text/recorded-text";
import type { ContinuityPlanData } from "../plan-data";
import { textFactsOf } from "../text-facts-of";
import { shortList } from "./short-list";

const cardAddress = ({ plan: { location } }: ContinuityPlanData) =>
  location.address || location.name;

/** The numbers of the first hour, on the card that is laminated. */
export function FirstHourNumbers({ data }: { readonly data: ContinuityPlanData }) {
  return (
    <div className="hf-first-numbers">
      <p className="hf-fields-title">
        Call. The address is <RecordedText text={cardAddress(data) || "not recorded"} />
      </p>
      <dl className="hf-meet">
        <div>
          <dt>Meet at</dt>
          <dd>
            <RecordedText text={meetingPoint(textFactsOf(data)) ?? "\u00a0"} />
          </dd>
        </div>
      </dl>
      <ShortList data={data} />
      {data.plan.isExpired ? (
        <p className="hf-warning-line">
          The plan has expired: its teams are not printed. Appendix F has everyone’s numbers; A.7
          says how to renew it.
        </p>
      ) : null}
    </div>
  );
}

/** The numbers as lines, for the first-hour card and the back cover; a long number is below its name. */
export function ShortList({ data }: { readonly data: ContinuityPlanData }) {
  return (
    <ul className="hf-short-list">
      {shortList(data).map(({ role, name, number }) => (
        <li key={[role, name, number].join(" ")}>
          <span>
            {role}
            {name === null ? null : (
              <>
                : <RecordedText text={name} />
              </>
            )}
          </span>{" "}
          <strong>
            <PhoneText phone={number ?? ""} />
          </strong>
        </li>
      ))}
    </ul>
  );
}

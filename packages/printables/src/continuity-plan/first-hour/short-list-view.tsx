import { PhoneText } from "../../document/text/contact-text";
import { shortenedName } from "../../document/text/shortened-name";
import type { ContinuityPlanData } from "../plan-data";
import { shortMeetingPoint } from "./first-hour-facts";
import { shortList } from "./short-list";

/** Letters of a name and an address on a card; 'Document control' and the appendices have them in full. */
const NAME = 28;
const ADDRESS = 90;

const cardAddress = ({ plan: { location } }: ContinuityPlanData) =>
  shortenedName(location.address || location.name, ADDRESS);

/** The numbers of the first hour, on the card that is laminated. */
export function FirstHourNumbers({ data }: { readonly data: ContinuityPlanData }) {
  return (
    <div className="hf-first-numbers">
      <p className="hf-fields-title">Call. The address is {cardAddress(data) || "not recorded"}</p>
      <dl className="hf-meet">
        <div>
          <dt>Meet at</dt>
          <dd>{shortMeetingPoint(data) || "\u00a0"}</dd>
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

/** The same numbers to cut out, the size of a bank card. */
export function WalletCard({ data }: { readonly data: ContinuityPlanData }) {
  return (
    <div className="hf-wallet">
      <p>
        <strong>{shortenedName(data.business.name, NAME)}</strong>
        <br />
        {cardAddress(data)}
      </p>
      <ShortList data={data} />
    </div>
  );
}

/** Characters of a number that stands beside its name; a longer one is on a line of its own below it. */
const NUMBER = 22;
/** Characters of such a line. */
const LINE = 38;

/** The numbers as lines, for the wallet card and the back cover. */
export function ShortList({ data }: { readonly data: ContinuityPlanData }) {
  return (
    <ul className="hf-short-list">
      {shortList(data).map(({ role, name, number }) => {
        const isLong = number.length > NUMBER;
        const letters = isLong ? LINE - role.length : NAME;
        return (
          <li key={role + name + number} className={isLong ? "hf-short-list-long" : undefined}>
            <span>
              {role}
              {name === "" ? null : `: ${shortenedName(name, letters)}`}
            </span>{" "}
            <strong>
              <PhoneText phone={number} />
            </strong>
          </li>
        );
      })}
    </ul>
  );
}

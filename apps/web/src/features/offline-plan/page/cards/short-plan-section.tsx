import { CLAIM_RULES } from "@holdfast/content/library/response/claim-rules";
import { INCIDENT_LEVELS } from "@holdfast/content/library/response/incident-levels";
import { SHORT_PARTS } from "@holdfast/content/short-plan/short-parts";
import type { RoleCard } from "@holdfast/contract/plan-content/card-text";
import type { Callee, ShortPlan } from "@holdfast/contract/plan-content/short-plan";
import { markedName } from "@holdfast/contract/proposals/proposal-mark-rules";
import type { ReactNode } from "react";
import { CallLink, ContactItem } from "../contact-list";
import { mapLinkTo } from "../map-link-rules";
import styles from "../page.module.css";
import { ShortUnitList } from "./short-unit-list";
import { CardLine, type CardLinks } from "./step-list";

type ShortPlanSectionProps = {
  readonly short: ShortPlan;
  readonly roles: readonly RoleCard[];
  /** What to write down. */
  readonly toWriteDown: readonly string[];
  readonly links: CardLinks;
};

/** Shows the parts of the short plan after 'What has happened?', in the order of the paper; each folds. */
export const ShortPlanSection = ({ short, roles, toWriteDown, links }: ShortPlanSectionProps) => (
  <>
    <Fold part={SHORT_PARTS.roles}>
      <Levels />
      <ul className={styles.contacts} aria-label={SHORT_PARTS.roles.title}>
        {short.roles.map(({ roleIds, suggested }) => (
          <li key={roleIds[0]}>
            <span>
              {roleIds.map((id) => (
                <Role key={id} role={roles.find(({ roleId }) => roleId === id)} links={links} />
              ))}
            </span>
            {suggested && <Called callee={suggested} about="Suggested" />}
          </li>
        ))}
      </ul>
    </Fold>
    <Fold part={SHORT_PARTS.units}>
      <ShortUnitList units={short.units} />
    </Fold>
    <Fold part={SHORT_PARTS.contacts}>
      {short.people.map(({ title, people }) => (
        <Contacts key={title} title={title}>
          {people.map(({ name, isProposed, designation, jobTitle, mobile, otherNumbers }) => (
            <ContactItem
              key={`${name} ${mobile}`}
              contact={{
                name: markedName(name, isProposed),
                about: [designation, jobTitle].filter(Boolean).join(", "),
                mobile: mobile ?? "",
                phone: otherNumbers[0] ?? "",
                email: "",
              }}
            />
          ))}
        </Contacts>
      ))}
    </Fold>
    <Fold part={SHORT_PARTS.site}>
      <Places places={short.places} />
    </Fold>
    <Fold part={SHORT_PARTS.calls}>
      {short.calls.map(({ kind, title, parties, more }) => (
        <Contacts
          key={kind}
          title={title}
          note={more > 0 ? `${more} more under ‘Contacts’, or in the full plan.` : ""}
        >
          {parties.map((party) => (
            <ContactItem
              key={party.partyId}
              contact={{
                name: markedName(party.name, party.isProposed),
                about: [party.purpose, party.contactPerson, party.note].filter(Boolean).join(", "),
                mobile: "",
                phone: party.phone ?? "",
                email: "",
              }}
            />
          ))}
        </Contacts>
      ))}
    </Fold>
    <Fold part={SHORT_PARTS.insurance}>
      <Contacts title="Claims lines">
        {short.insurance.map(({ insurancePolicyId, kind, insurer, policyNumber, claimsPhone }) => (
          <ContactItem
            key={insurancePolicyId}
            contact={{
              name: kind,
              about: [insurer, policyNumber && `policy ${policyNumber}`].filter(Boolean).join(", "),
              mobile: "",
              phone: claimsPhone ?? "",
              email: "",
            }}
          />
        ))}
      </Contacts>
      <Lines lines={CLAIM_RULES} />
    </Fold>
    <Fold part={SHORT_PARTS.notices}>
      <Notices notices={short.notices} />
    </Fold>
    <Fold part={SHORT_PARTS.log}>
      <p>
        In Holdfast, or on paper: the time, what happened, what was decided, who, and the cost. One
        line for each. Never rewrite.
      </p>
      <Lines lines={toWriteDown} />
    </Fold>
  </>
);

type FoldProps = {
  readonly part: { readonly id: string; readonly title: string };
  readonly children: ReactNode;
};

const Fold = ({ part: { id, title }, children }: FoldProps) => (
  <details id={id} className={styles.fold}>
    <summary>
      <h2>{title}</h2>
    </summary>
    {children}
  </details>
);

const Levels = () => (
  <dl className={styles.facts}>
    {INCIDENT_LEVELS.map(({ name, title, physicalImpact, note }) => (
      <div key={name}>
        <dt>{`${name}: ${title.toLowerCase()}`}</dt>
        <dd>{[physicalImpact[0], note].join(" ")}</dd>
      </div>
    ))}
  </dl>
);

const Role = ({
  role,
  links,
}: {
  readonly role: RoleCard | undefined;
  readonly links: CardLinks;
}) =>
  role && (
    <>
      <CardLine text={[{ cardId: role.roleId, title: role.title }]} links={links} />
      <span className={styles.aside}>{role.mission}</span>
    </>
  );

const Called = ({
  callee: { name, number, isProposed },
  about,
}: {
  readonly callee: Callee;
  readonly about: string;
}) => (
  <span className={styles.calls}>
    {about}: {markedName(name, isProposed)}
    {number !== null && <CallLink number={number} name={name} />}
  </span>
);

type ContactsProps = {
  readonly title: string;
  readonly note?: string;
  readonly children: readonly ReactNode[];
};

const Contacts = ({ title, note = "", children }: ContactsProps) => (
  <>
    <h3>{title}</h3>
    {children.length === 0 ? (
      <p className={styles.blank}>not recorded</p>
    ) : (
      <ul className={styles.contacts} aria-label={title}>
        {children}
      </ul>
    )}
    {note !== "" && <p className={styles.aside}>{note}</p>}
  </>
);

const Places = ({ places }: { readonly places: ShortPlan["places"] }) => (
  <dl className={styles.facts}>
    {places.map(({ label, text, phone, isAddress }) => (
      <div key={`${label} ${text}`}>
        <dt>{label}</dt>
        <dd>{text ?? <span className={styles.blank}>not recorded</span>}</dd>
        {isAddress && text !== null && (
          <dd className={styles.calls}>
            <a href={mapLinkTo(text, navigator.userAgent)} aria-label={`Map of ${text}`}>
              Map
            </a>
            {phone !== null && <CallLink number={phone} name={text} />}
          </dd>
        )}
      </div>
    ))}
  </dl>
);

const Notices = ({ notices }: { readonly notices: ShortPlan["notices"] }) =>
  notices.length === 0 ? (
    <p>
      No notices are known for this location. Ask your solicitor which authorities must be informed.
    </p>
  ) : (
    <ul className={styles.contacts} aria-label={SHORT_PARTS.notices.title}>
      {notices.map(({ dutyId, event, appliesTo, tell, how, deadline }) => (
        <li key={dutyId}>
          <p>
            {event} <strong>{deadline}</strong>
          </p>
          <p>
            Tell: {tell}
            {tell.endsWith(".") ? " " : ". "}
            {how}
          </p>
          {appliesTo !== null && <p className={styles.aside}>{appliesTo}</p>}
        </li>
      ))}
    </ul>
  );

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className={styles.signs}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

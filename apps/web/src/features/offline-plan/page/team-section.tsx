import type { OfflineTeam } from "@holdfast/contract/offline-plan/offline-plan";
import { ContactItem } from "./contact-list";
import styles from "./page.module.css";

/** Shows a team's first actions by topic, and its people. */
export const TeamSection = ({
  team: { name, members, actions },
  isOwn,
}: {
  readonly team: OfflineTeam;
  readonly isOwn: boolean;
}) => {
  const topics = [...new Set(actions.map(({ topic }) => topic))].map((topic) => ({
    topic,
    ofTopic: actions.filter((action) => action.topic === topic),
  }));
  return (
    <>
      <h2>{isOwn ? `First actions of your team, the ${name}` : `First actions of the ${name}`}</h2>
      <p className={styles.aside}>
        Numbers such as A.10 and Appendix E are pages of the printed plan.
      </p>
      {topics.map(({ topic, ofTopic }) => (
        <section key={topic}>
          <h3>
            {topic}
            {within(topic, ofTopic[0]?.dueHours ?? null)}
          </h3>
          <ol className={styles.actions} aria-label={topic}>
            {ofTopic.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
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

const DESIGNATIONS = { Primary: "Primary", Alternatives: "Alternative" };

/** Some topics name their time limit themselves. */
const within = (topic: string, hours: number | null) =>
  hours === null || topic.includes("within")
    ? ""
    : ` (within ${hours} ${hours === 1 ? "hour" : "hours"})`;

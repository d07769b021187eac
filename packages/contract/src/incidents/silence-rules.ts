import { capitalised } from "../platform/text-rules";
import { type Alerted, isUnreachable } from "./escalation-rules";

/**
 * Returns a sentence for each reason why no one of a team is coming, such as 'Everyone in it was alerted.' Pure.
 * @param people the team's people, of whom no one is coming and no one is left to alert
 */
export function silenceFacts(people: readonly Alerted[]): string[] {
  if (people.length === 0) return ["It has no members."];
  const total = people.length;
  const passedOver = people.filter(({ alertedAt }) => alertedAt === null).length;
  const unreached = people.filter((person) => isUnreachable(person));
  const withoutAddress = unreached.filter(({ email, mobile }) => !email && !mobile).length;
  const lost = unreached.length - withoutAddress;
  const share = (count: number) =>
    total === 1 ? "its only member" : `${count} of its ${total} members`;
  const facts = [
    passedOver > 0 &&
      `${capitalised(share(passedOver))} ${passedOver === 1 ? "was" : "were"} not alerted after answering ‘Cannot come’ for another team.`,
    withoutAddress > 0 &&
      `${capitalised(share(withoutAddress))} ${withoutAddress === 1 ? "has" : "have"} no email address and no mobile number.`,
    lost > 0 && `No message has reached ${share(lost)}.`,
  ].filter((fact) => fact !== false);
  return facts.length > 0 ? facts : ["Everyone in it was alerted."];
}

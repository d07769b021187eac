import { isSameText } from "@holdfast/contract/platform/text-rules";
import { planParts } from "@holdfast/content/plan-template/plan-parts";
import { personOf } from "@holdfast/content/plan-text/plan-lookups";
import { teamTypeById } from "@holdfast/content/library/response/team-types";
import { MAX_QUESTION_CHOICES } from "@holdfast/contract/monthly-questions/monthly-question";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import { CRISIS_TEAM, EMERGENCY_TEAM, IT_TEAM } from "@holdfast/contract/incidents/incident-rules";

/** The facts of a plan that questions use. */
export type QuestionFacts = Pick<PlanContent, "site" | "recoverySites" | "teams" | "people">;

/** A question, with the first choice as the right one. */
type Draft = {
  readonly question: string;
  readonly right: string;
  readonly wrong: readonly string[];
  readonly sentence: string;
  readonly section: string;
};

export type QuestionWithAnswers = {
  readonly question: string;
  readonly choices: readonly string[];
  /** Counted from 0. */
  readonly rightChoice: number;
  readonly sentence: string;
  readonly section: string;
};

const TOPICS = planParts.flatMap(({ letter, topics }) =>
  topics.map((topic) => ({ ...topic, letter })),
);
const withoutMarks = (text: string) => text.replaceAll("**", "");

/** Returns the sentence of the plan's text that contains the words. */
function sentenceWith(section: string, words: string): string {
  const topic = TOPICS.find(({ number }) => number === section);
  const texts = (topic?.blocks ?? []).flatMap((block) => ("items" in block ? block.items : []));
  const text = texts.find((candidate) => candidate.includes(words));
  if (text === undefined) throw new Error(`Section ${section} does not say '${words}'.`);
  return withoutMarks(text);
}

const crisisTeam = "The Crisis Management Team";
const LEADERS = [
  "The IT Recovery Team leader",
  "The Emergency Response Team leader",
  "The insurer",
] as const;

const byCrisisTeam = (question: string): Draft => ({
  question,
  right: crisisTeam,
  wrong: LEADERS,
  sentence: sentenceWith("A.3", "Levels 2 and 3 are activated"),
  section: "A.3",
});

/** Questions to all teams whose answer is the text of the plan. */
const OF_ALL_TEAMS: readonly Draft[] = [
  byCrisisTeam("Who activates the plan at level 2?"),
  {
    question:
      "Who may activate the plan at level 1 without asking the Crisis Management Team first?",
    right: "The team leaders",
    wrong: ["Only the owner of the business", "No one: every level needs that team"],
    sentence: sentenceWith("A.3", "Level 1 may be authorised"),
    section: "A.3",
  },
  {
    question: "Who speaks to the media?",
    right: crisisTeam,
    wrong: ["The person who was there first", "The Emergency Response Team", "Each team"],
    sentence: sentenceWith("F.1", "sole channel for media"),
    section: "F.1",
  },
  byCrisisTeam("Who activates the plan at level 3?"),
];

const HOURS = ["4 hours", "1 day", "2 days"] as const;

/** Questions to one team whose answer is the text of the plan. */
const OF_TEAM: Readonly<Record<number, Draft>> = {
  [EMERGENCY_TEAM]: {
    question: "How soon after the notification is the initial damage assessment due?",
    right: "1 hour",
    wrong: HOURS,
    sentence: titleOf("E.2"),
    section: "E.2",
  },
  [IT_TEAM]: {
    question: "A device may be under attack. What do you do with it?",
    right: "Disconnect it, and leave it switched on",
    wrong: ["Switch it off at once", "Restart it", "Keep working and watch it"],
    sentence: sentenceWith("G.3", "Leave them switched on"),
    section: "G.3",
  },
  [CRISIS_TEAM]: {
    question: "How soon after the alert does the Crisis Management Team meet?",
    right: "1 hour",
    wrong: HOURS,
    sentence: titleOf("F.2"),
    section: "F.2",
  },
};

function titleOf(section: string): string {
  return `${TOPICS.find(({ number }) => number === section)?.title ?? ""}.`;
}

/** Returns the first steps of a team's sections, in the order of the plan, without those that need the plan's data. */
const firstSteps = (teamTypeId: number) => {
  const sections = teamTypeById(teamTypeId)?.sections ?? [];
  return TOPICS.filter(({ letter }) => sections.includes(letter)).flatMap(({ number, blocks }) => {
    const block = blocks.find(({ kind }) => kind === "actions");
    const text = block && "items" in block ? (block.items[0] ?? "") : "";
    const [, step] = /^\*\*([^*]+?)[.:,]?\*\*/u.exec(text) ?? [];
    return step === undefined || text.includes("{")
      ? []
      : [{ section: number, step, sentence: withoutMarks(text) }];
  });
};

function firstStep(teamTypeId: number): Draft[] {
  const [first, ...later] = firstSteps(teamTypeId);
  if (!first) return [];
  return [
    {
      question: "What does your team do first?",
      right: first.step,
      wrong: later.map(({ step }) => step).toReversed(),
      sentence: first.sentence,
      section: first.section,
    },
  ];
}

function whereToMeet({ site: { assemblyPoint }, recoverySites }: QuestionFacts): Draft[] {
  if (assemblyPoint === null) return [];
  return [
    {
      question: "Where do we meet after an evacuation?",
      right: assemblyPoint,
      wrong: [
        ...recoverySites.map(({ name }) => name),
        "At the main entrance",
        "In the nearest meeting room",
        "At home",
      ],
      sentence: `Assembly area: ${assemblyPoint}.`,
      section: "B.3",
    },
  ];
}

function recoverySite({ recoverySites: [site] }: QuestionFacts): Draft[] {
  if (site === undefined) return [];
  return [
    {
      question: "Which of these is a recovery site of our plan?",
      right: site.name,
      wrong: ["The nearest hotel", "The office of our insurer", "There is none"],
      sentence: `Recovery site: ${site.name}.`,
      section: "A.11",
    },
  ];
}

/** Returns the names of the members of teams who are Primaries, or of those who are not. */
const membersOf = (facts: QuestionFacts, teams: QuestionFacts["teams"], arePrimaries: boolean) =>
  teams.flatMap(({ members }) =>
    members
      .filter(({ designation }) => (designation === "Primary") === arePrimaries)
      .flatMap(({ contactId }) => personOf(facts, contactId)?.name ?? []),
  );

function primary(facts: QuestionFacts, teamTypeId: number): Draft[] {
  const ofType = facts.teams.filter((team) => team.teamTypeId === teamTypeId);
  const primaries = membersOf(facts, ofType, true);
  const [name] = primaries;
  if (name === undefined) return [];
  const wrong = facts.teams
    .flatMap((team) => [...membersOf(facts, [team], false), ...membersOf(facts, [team], true)])
    .filter((member) => !primaries.includes(member));
  return [
    {
      question: "Who is the Primary of your team, and leads it on the day?",
      right: name,
      wrong,
      sentence: `Primary: ${primaries.join(", ")}.`,
      section: `${teamTypeById(teamTypeId)?.sections[0] ?? ""}.1`,
    },
  ];
}

/**
 * Returns a team's question for a month, from the plan's own text and data. It changes each month. Pure.
 * @param month months since the year 0
 */
export function questionOfMonth(
  facts: QuestionFacts,
  teamTypeId: number,
  month: number,
): QuestionWithAnswers | undefined {
  const own = OF_TEAM[teamTypeId];
  const drafts = [
    ...OF_ALL_TEAMS,
    ...(own ? [own] : []),
    ...firstStep(teamTypeId),
    ...whereToMeet(facts),
    ...recoverySite(facts),
    ...primary(facts, teamTypeId),
  ].flatMap((draft) => {
    const wrong = [...new Set(draft.wrong)].filter((answer) => !isSameText(answer, draft.right));
    return wrong.length < 2 ? [] : [{ ...draft, wrong: wrong.slice(0, MAX_QUESTION_CHOICES - 1) }];
  });
  // The teams do not get the same question in the same month.
  const draft = drafts[(month + teamTypeId) % drafts.length];
  if (!draft) return undefined;
  const { right, wrong, question, sentence, section } = draft;
  const rightChoice = (month * 7 + teamTypeId * 3) % (wrong.length + 1);
  return {
    question,
    choices: wrong.toSpliced(rightChoice, 0, right),
    rightChoice,
    sentence,
    section,
  };
}

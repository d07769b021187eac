import { crisisManagement } from "./crisis-management";
import { damageAssessment } from "./damage-assessment";
import { emergencyResponse } from "./emergency-response";
import { humanManagement } from "./human-management";
import { itRecovery } from "./it-recovery";
import type { PartColour, PlanPart } from "./plan-part";
import { security } from "./security";

/** A tile of the navigation page: a team, its colour, and the sections it works from. */
export type TeamTile = {
  readonly team: string;
  readonly colour: PartColour;
  /** The colour's name, so that it isn't conveyed by colour alone. */
  readonly colourWord: string;
  readonly range: string;
  /** The team's first page. */
  readonly anchor: string;
  readonly purpose: string;
  readonly sections: readonly Pick<PlanPart, "id" | "letter" | "title">[];
};

export const teamTiles: readonly TeamTile[] = [
  {
    team: "Emergency Response Team",
    colour: "red",
    colourWord: "Red",
    range: "B to E",
    anchor: emergencyResponse.id,
    purpose:
      "Keeps people safe, secures the site, looks after staff and finds out how bad the damage is.",
    sections: [emergencyResponse, security, humanManagement, damageAssessment],
  },
  {
    team: "Crisis Management Team",
    colour: "blue",
    colourWord: "Blue",
    range: "F",
    anchor: crisisManagement.id,
    purpose:
      "Decides whether a disaster is declared, directs the recovery and speaks for the business.",
    sections: [crisisManagement],
  },
  {
    team: "IT Recovery Team",
    colour: "green",
    colourWord: "Green",
    range: "G",
    anchor: itRecovery.id,
    purpose: "Contains the harm to technology and restores systems and data in the agreed order.",
    sections: [itRecovery],
  },
];

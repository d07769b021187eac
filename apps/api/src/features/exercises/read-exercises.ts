import {
  listExercises as listEndpoint,
  readExercise as readEndpoint,
} from "@holdfast/contract/exercises/exercise-endpoints";
import { route } from "../../platform/http/route";
import { listExercises as listRows } from "./exercises-store";
import { keyOf, readWhole } from "./find-exercise";

export const listExercises = route(listEndpoint, ({ scope }, { database }) =>
  listRows(database.query, scope),
);

export const readExercise = route(readEndpoint, ({ scope, params }, { database }) =>
  readWhole(database.query, keyOf(scope, params)),
);

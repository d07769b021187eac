import { escalateAlerts } from "../features/incidents/public";
import { type Command, commandServices, say, withDatabase } from "./command";

export const escalateIncidents: Command = {
  name: ["incidents", "escalate"],
  usage: "incidents escalate",
  purpose: "alerts Alternatives where Primaries have not answered in time",
  run: (_words, config) =>
    withDatabase(config, async (database) => {
      const count = await escalateAlerts({ ...commandServices, config, database });
      say(`Alternatives alerted: ${count}. The server sends the alerts while it is running.`);
    }),
};

import { escalateAlerts, remindSilentPeople } from "../features/incidents/public";
import { type Command, commandServices, say, withDatabase } from "./command";

export const escalateIncidents: Command = {
  name: ["incidents", "escalate"],
  usage: "incidents escalate",
  purpose:
    "alerts Alternatives where Primaries have not answered in time, and reminds people of safety checks",
  run: (_words, config) =>
    withDatabase(config, async (database) => {
      const deps = { ...commandServices, config, database };
      const count = await escalateAlerts(deps);
      await remindSilentPeople(deps);
      say(`Alternatives alerted: ${count}. The server sends the alerts while it is running.`);
    }),
};

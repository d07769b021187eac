import { fullName } from "@holdfast/contract/platform/text-rules";
import type { Broker } from "@holdfast/contract/admin-users/broker-endpoints";

/** Returns the broker's name, or the email address when there is no name yet. Pure. */
export const nameOfBroker = (broker: Broker): string => fullName(broker) || broker.email;

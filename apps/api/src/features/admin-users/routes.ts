import { inviteBroker } from "./invite-broker";
import { addBroker, deleteBroker, listBrokers, updateBroker } from "./manage-brokers";

export const adminUsersRoutes = [listBrokers, addBroker, inviteBroker, updateBroker, deleteBroker];

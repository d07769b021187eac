import { inviteBroker } from "./invite-broker";
import { listBrokerInvitees, withdrawBrokerInvitation } from "./manage-broker-invitations";
import { addBroker, deleteBroker, listBrokers, updateBroker } from "./manage-brokers";

export const adminUsersRoutes = [
  listBrokers,
  addBroker,
  listBrokerInvitees,
  inviteBroker,
  withdrawBrokerInvitation,
  updateBroker,
  deleteBroker,
];

export { brokerageAccess, brokerageFor, ownBrokerageScope } from "./brokerage-access-store";
export { brokerageOfUser, brokerOf, brokeragesNamed, insertBrokerOnce } from "./brokerages-store";
export {
  brokersAs,
  deleteBroker,
  isStillBroker,
  lockBrokerages,
  lockBrokersOf,
  nameOfBrokerage,
  readBrokerageName,
  replaceBroker,
} from "./brokers-store";
export { addBroker, addInvitedBroker, createBrokerage } from "./create-brokerage";
export { firmsAs, readFirm, replaceFirmLogo, updateFirm } from "./firm-store";
export { brokerageLeftEmptyBy, brokerRecordOf, brokersAddedBy } from "./personal-data-store";
export { areRelated, brokerageWithRelatives } from "./sub-brokerages-store";

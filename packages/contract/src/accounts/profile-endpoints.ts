import { ACCOUNT, defineEndpoint, json } from "../platform/endpoint";
import { BrokerInfo, User } from "./user";

export const readUser = defineEndpoint({
  name: "readUser",
  method: "GET",
  path: "/user",
  summary: "The signed-in person with the roles in each organisation.",
  access: ACCOUNT,
  answer: json(User),
});

export const readBroker = defineEndpoint({
  name: "readBroker",
  method: "GET",
  path: "/user/broker",
  summary: "Broker info of the signed-in person; without a brokerage its ids are null.",
  access: ACCOUNT,
  answer: json(BrokerInfo),
});

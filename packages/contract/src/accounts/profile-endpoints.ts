import { ACCOUNT, defineEndpoint, json } from "../platform/endpoint";
import { BrokerInfo, User } from "./user";

export const readUser = defineEndpoint({
  name: "readUser",
  method: "GET",
  path: "/user",
  summary: "Returns the signed-in user and their role in each organisation.",
  access: ACCOUNT,
  response: json(User),
});

export const readBroker = defineEndpoint({
  name: "readBroker",
  method: "GET",
  path: "/user/broker",
  summary: "Returns the signed-in user's broker info; the ids are null without a brokerage.",
  access: ACCOUNT,
  response: json(BrokerInfo),
});

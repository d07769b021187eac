export { addAnswerLinks, type AnswerLink, putAnswerLinks } from "./answer-links-store";
export { answerLinksOf, type LinkSubject } from "./check-answer-link";
export { createAnswerLink, createShortLink } from "./create-answer-link";

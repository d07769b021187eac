/** The page after the cover. */
export const disclaimer = {
  title: "Disclaimer",
  paragraphs: [
    "This plan was prepared by **{business}** from information its own people recorded. It is guidance for those who respond to a disruption; it does not replace their judgement, the orders of emergency services, or the law.",
    "No plan can foresee every event. Circumstances on the day may call for steps that are not written here, and steps that are written here may not suit them. **The safety of people always comes before this plan.**",
    "The plan is only as good as the information in it. The names, phone numbers, recovery times and lists on these pages were true when they were recorded and become out of date. {business} is responsible for checking them, for exercising the plan, and for replacing old copies.",
    "Nothing in this plan is legal, financial, insurance, medical or engineering advice. Obtain advice from a qualified person before relying on it for such a decision. The cover given by an insurance policy is set by that policy alone.",
    "To the extent the law allows, those who supplied the software and the wording from which this plan was made accept no liability for loss that arises from its use, from an omission in it, or from a failure to keep it up to date.",
    "The plan contains personal and confidential information. It is issued to named holders for use in a disruption and in exercises. It must not be copied, published or given to others without the consent of {business}. Return or destroy it when it is replaced.",
  ],
} as const;

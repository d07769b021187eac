/** How many of the total are done. */
export type Share = { readonly done: number; readonly total: number };

/** What is known about a plan; `plan-completion-rules.ts` decides from it what is done. */
export type PlanFacts = {
  /** Categories of the assessment with at least one risk answered Yes, or of which none applies. */
  readonly riskCategoriesReviewed: Share;
  /** Saved risks whose mitigation has a strategy, its 'how', a status and a responsible person. */
  readonly risksWithCompleteMitigation: Share;
  /** Whether the Risk & Insurance Report was accepted after the last change of what it shows. */
  readonly riskReportAcceptedSinceLastChange: boolean;
  readonly policySaved: boolean;
  readonly accountableMembersChosen: boolean;
  /** Strategic areas rated as critical or not critical. */
  readonly strategicAreasRated: Share;
  readonly mtpdSet: boolean;
  /** Critical areas with one disruption scale from each category. */
  readonly criticalAreasWithScales: Share;
  readonly businessUnitsWithTacticalRow: Share;
  readonly businessUnitsWithAssets: Share;
  readonly businessUnitsWithRecoveryStrategy: Share;
  /** Teams with at least one Primary and one Alternative. */
  readonly teamsWithPrimaryAndAlternative: Share;
  /** Whether it was downloaded without a DRAFT mark after the last change of the plan. */
  readonly planDocumentDownloadedSinceLastChange: boolean;
  readonly documentsUploaded: boolean;
};

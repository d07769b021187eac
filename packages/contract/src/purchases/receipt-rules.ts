/** Returns a receipt's number as it is printed, such as 'R-000042'. */
export const receiptNumberText = (number: number): string => `R-${String(number).padStart(6, "0")}`;

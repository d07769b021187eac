/** A name before one of these is that of a street: 'Sydney Road' is not in Sydney. */
const STREET_WORDS = new Set(
  `street st road rd avenue ave av lane ln drive dr highway hwy parade pde place pl court ct crescent cres
  terrace tce square sq quay way boulevard blvd close esplanade esp wharf bridge building house centre center
  arcade plaza mall tower towers park floor level unit suite shop`.split(/\s+/u),
);

/** Whether a word, without capitals, is one of a street or a building. */
export const isStreetWord = (word: string): boolean => STREET_WORDS.has(word);

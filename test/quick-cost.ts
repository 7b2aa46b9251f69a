/** Of passwords in tests: they prove what is done with hashes, not how long one takes. Nothing outside tests can choose a cost. */
export const quickCost = { ln: 10, r: 8, p: 1 }

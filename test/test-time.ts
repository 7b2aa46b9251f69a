/** A Saturday noon in Warsaw, at which tests play unless they say otherwise. */
export const testTime = new Date('2026-11-21T11:00:00Z')

const day = 24 * 60 * 60 * 1000

/** Seconds for which a visit lasts since it was last used; its cookie too. */
export const visitLength = 30 * 24 * 60 * 60

/** When a visit that is used now ends. */
export function visitEnd(now: Date): Date {
  return new Date(now.getTime() + visitLength * 1000)
}

/** Whether it must be written down that a visit is used: once a day, so that looking around costs nothing. */
export function mustProlong(seenAt: Date, now: Date): boolean {
  return now.getTime() - seenAt.getTime() >= day
}

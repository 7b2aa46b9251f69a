import type { FrameData } from '../root.server.ts'

/** What an answer 503 brings along for its page. */
export interface AwayData {
  /** The form that was sent, to be sent once more; null when there was none, or when it must not stand in a page. */
  sent: [string, string][] | null
  /** What stands around the page, where it is not known otherwise. */
  frame: FrameData | null
}

const most = 1_000 // phrases, so that nobody fills the memory

/** How often each phrase was searched for since somebody took the sums: in memory, and without anything of those who searched. */
export class PhraseTally {
  private searches = new Map<string, number>()

  /** Counts a phrase; a new one among too many is left out. */
  note(phrase: string, times = 1): void {
    const before = this.searches.get(phrase) ?? 0
    if (before > 0 || this.searches.size < most) this.searches.set(phrase, before + times)
  }

  /** The sums, which begin anew. */
  take(): Map<string, number> {
    const taken = this.searches
    this.searches = new Map()
    return taken
  }
}

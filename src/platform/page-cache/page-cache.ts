import type { Tag } from '#shared/tag.ts'
import { Keeper } from './keeper.ts'
import type { Page } from './page.ts'

/** A page, or an answer that is not kept. */
export type Rendered = Page | Response

/** What of the memory pages may take whose addresses hold what visitors type: there is no end of them. */
const shareOfEndless = 1 / 8

/** The rendered pages of one process. Endless addresses have a part of their own, so that they never push the others out. */
export class PageCache {
  readonly common: Keeper<Rendered>
  readonly endless: Keeper<Rendered>

  constructor(mostBytes: number) {
    this.endless = new Keeper(mostBytes * shareOfEndless)
    this.common = new Keeper(mostBytes * (1 - shareOfEndless))
  }

  get(key: string, now: number): Rendered | undefined {
    return this.common.get(key, now) ?? this.endless.get(key, now)
  }

  resize(key: string, page: Page): void {
    this.common.resize(key, page, page.bytes)
    this.endless.resize(key, page, page.bytes)
  }

  hear(tags: Tag[]): void {
    this.common.hear(tags)
    this.endless.hear(tags)
  }
}

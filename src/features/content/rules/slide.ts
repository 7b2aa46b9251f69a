import type { Dated } from './shown-at.ts'

/** What the shop shows large on its home page, after the house itself (A2.12). */
export interface Slide extends Dated {
  title: string
  text: string
  link: { text: string; address: string }
  /** One of a product's own, by its place from 1. */
  picture: { product: number; place: number }
}

/** Lists that the shop writes from its settings. */
export const settingBlocks = ['delivery.ways', 'delivery.despatch', 'payments.ways'] as const

export type SettingBlock = (typeof settingBlocks)[number]

/**
 * A part of a content page: HTML, a list from the settings, or goods of the list at an address of the shop. The last two stand in the text as a
 * paragraph that is one placeholder alone: '{delivery.ways}', '{products:/kategoria/swiece-1060?filter_price=-50}'.
 */
export type PagePart = { html: string } | { block: SettingBlock } | { list: string }

const names = settingBlocks.join('|').replaceAll('.', '\\.')
const goods = 'products:'

const blockParagraph = new RegExp(`<p>\\s*\\{(${names}|${goods}[^{}<>\\s]+)\\}\\s*</p>`)

/** Returns a content page cut at its blocks, in order; empty parts are left out. */
export function cutAtBlocks(html: string): PagePart[] {
  const parts = html.split(blockParagraph) // every second one is a block
  return parts.flatMap((part, index): PagePart[] => {
    if (index % 2 === 0) return part.trim() === '' ? [] : [{ html: part }]
    if (part.startsWith(goods)) return [{ list: part.slice(goods.length).replaceAll('&amp;', '&') }]
    return [{ block: part as SettingBlock }]
  })
}

const listAddress = '/(?:kategoria/(?:[a-z0-9-]+-)?\\d{1,9}|produkty/[a-z]+|szukaj)(?:\\?[^\\s#{}<>]*)?'

const blockAlone = new RegExp(
  `(?<=^|\\n[ \\t]*\\n)[ \\t]*\\{(?:${names}|${goods}${listAddress})\\}[ \\t]*(?=\\n[ \\t]*\\n|$)`,
  'g',
)

/** Returns a Markdown text without its blocks. One that is no paragraph alone, or whose address is no list of the shop, stays. */
export function withoutBlocks(markdown: string): string {
  return markdown.replace(blockAlone, '')
}

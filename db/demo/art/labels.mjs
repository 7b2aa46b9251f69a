/** Prints the labels of packs.json and the cover of the e-book into cache/labels, for develop.py: node db/demo/art/labels.mjs. It runs by hand and needs Debian's Chromium. */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { faces } from './faces.mjs'
import { ornaments } from './ornaments.mjs'

const art = import.meta.dirname
const read = (path) => JSON.parse(readFileSync(join(art, path), 'utf8'))
const packs = read('packs.json')
const producers = Object.fromEntries(read('../producers.json').map(({ slug, name }) => [slug, name]))
const products = readdirSync(join(art, '../products')).flatMap((file) => read(`../products/${file}`))
const target = join(process.env.ART_CACHE ?? join(art, 'cache'), 'labels')
const style = `
  ${faces}
  body { margin: 0 }
  main { box-sizing: border-box; width: 1100px; height: 1060px; padding: 64px 70px; display: flex; flex-direction: column; font: 600 54px/1 Text; overflow: hidden; position: relative }
  header, footer { display: flex; justify-content: space-between; align-items: baseline; white-space: nowrap }
  header { font-size: 50px; letter-spacing: .12em; text-transform: uppercase }
  footer { border-top: 5px solid; padding-top: 26px; margin-top: 34px }
  h1 { margin: 0; font: 640 200px/.98 Name; font-variation-settings: 'opsz' 30; letter-spacing: -.015em; white-space: nowrap }
  h1 span { display: block; width: max-content } h1 span + span { margin-top: .07em }
  svg { overflow: visible; fill: none; stroke: currentColor; stroke-linecap: round; stroke-linejoin: round; flex: 1; min-height: 0; margin: 26px 0 }
  .lisc-i-mgla { text-align: center; padding-bottom: 84px }
  .lisc-i-mgla::after { content: ''; position: absolute; inset: 26px; border: 5px solid }
  .lisc-i-mgla header, .lisc-i-mgla h1 span { margin: 0 auto } .lisc-i-mgla footer { border: 0; margin: 0 10px; padding-top: 44px }
  .zielnik-jaskolki svg, .siwy-gawron svg { align-self: end; margin-right: -10px }
  .siwy-gawron { padding-top: 60px } .siwy-gawron header { order: 2; border-top: 5px solid; padding-top: 28px; margin-top: 30px; font-size: 46px }
  .siwy-gawron footer { order: 3; border: 0; margin: 0; padding-top: 22px; font-size: 50px } .siwy-gawron h1 { order: 0; line-height: 1; font-weight: 700 } .siwy-gawron svg { order: 1; margin: 30px -10px 0 0 }
  .cover { height: 1474px; padding: 96px 92px 88px } .cover h1 { font-size: 236px } .cover svg { margin: 60px 0 70px } .cover p { margin: 44px 0 0; font-size: 58px; line-height: 1.15 }`

mkdirSync(target, { recursive: true })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless', '--no-sandbox'] })
const page = await browser.newPage({ viewport: { width: 1100, height: 1060 } })
for (const [slug, pack] of Object.entries(packs)) {
  const { producer } = products.find((product) => product.slug === slug)
  await page.setContent(`<style>${style}</style><main class="${producer}" style="background: ${pack.label}; color: ${pack.ink}">
    <header>${producers[producer]}</header><svg viewBox="0 0 100 100" stroke-width="2.6">${ornaments[pack.ornament]}</svg>
    <h1>${pack.name.map((line) => `<span>${line.replaceAll(' ', '&nbsp;')}</span>`).join('')}</h1>
    <footer><span>${pack.about}</span><span>${pack.weight.replace(' ', '&nbsp;')}</span></footer></main>`)
  await page.evaluate(async (lines) => {
    await document.fonts.ready
    for (const line of document.querySelectorAll('h1 span')) {
      const size = Math.min(lines > 2 ? 184 : 220, Math.floor((200 * 950) / line.offsetWidth))
      line.style.fontSize = `${size}px`
    }
  }, pack.name.length)
  await page.screenshot({ path: join(target, `${slug}.png`) })
}
await page.setViewportSize({ width: 1100, height: 1474 })
await page.setContent(`<style>${style}</style><main class="cover" style="background: #a8482a; color: #f4ead8"><header>Dom Rzeczy</header>
  <svg viewBox="0 0 100 100" stroke-width="3">${ornaments.bowl}</svg><h1><span>Ceramika</span><span>na co dzień</span></h1><p>62 strony o kamionce i&nbsp;porcelanie,<br>które mają przetrwać wnuki</p></main>`)
await page.evaluate(() => document.fonts.ready)
await page.evaluate(() => {
  for (const line of document.querySelectorAll('h1 span')) line.style.fontSize = `${Math.min(236, Math.floor((236 * 916) / line.offsetWidth))}px`
})
await page.screenshot({ path: join(target, 'ebook-ceramika-na-co-dzien.png') })
await browser.close()

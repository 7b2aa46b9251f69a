import type { Page } from 'playwright-core'

const button = '#projector_form button[type=submit]'

/**
 * Clicks on the buy button as soon as it is painted, with a real browser click, and checks that the product is in the
 * basket afterwards. Milliseconds from navigation to that click.
 */
export async function buyAtOnce(page: Page, address: string): Promise<number> {
  const painted = Promise.withResolvers<{ x: number; y: number }>()
  const clicked = Promise.withResolvers<number>()
  await page.exposeFunction('tellPainted', painted.resolve)
  await page.exposeFunction('tellClicked', clicked.resolve)
  await page.addInitScript(watchButton, button)
  await page.goto(address, { waitUntil: 'commit' })
  const { x, y } = await painted.promise
  await page.mouse.click(x, y)
  const milliseconds = await clicked.promise
  await page.waitForFunction(async () => {
    const answer = await fetch('/ajax/basket.php')
    return (await answer.json()).basket.productsNumber === 1
  })
  return milliseconds
}

/** Runs in the page. */
function watchButton(selector: string): void {
  const { tellPainted, tellClicked } = window as unknown as Record<string, (value: unknown) => void>
  addEventListener('click', ({ timeStamp }) => tellClicked?.(timeStamp), { capture: true, once: true })
  const look = (): void => {
    const box = document.querySelector(selector)?.getBoundingClientRect()
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
    if (!box || !isPainted || box.height === 0) return void requestAnimationFrame(look)
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    if (y > innerHeight) document.querySelector(selector)?.scrollIntoView({ block: 'center' })
    if (y > innerHeight) return void requestAnimationFrame(look)
    tellPainted?.({ x, y })
  }
  requestAnimationFrame(look)
}

/** What became of a wish to be told. A message is the shop's own, ready to show; null: nothing came back (B8.47). */
export interface WishAnswer {
  status: string
  errdesc?: string
  message: string | null
}

/** Sends the form by itself; never rejects. */
export async function sendWish(form: HTMLFormElement): Promise<WishAnswer> {
  try {
    const fields = new FormData(form)
    fields.set('action', 'set_product_observed')
    const answer = await fetch('/ajax/projector.php', { method: 'POST', body: fields })
    return await answer.json()
  } catch {
    return { status: 'error', message: null }
  }
}

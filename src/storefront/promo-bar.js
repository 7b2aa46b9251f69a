customElements.define(
  'promo-bar',
  class extends HTMLElement {
    connectedCallback() {
      if (this.closed().includes(this.dataset.id)) return this.remove()
      this.onclick = ({ target }) => target.closest('button') && this.close()
    }
    closed() {
      const [, cookie] = /(?:^|; )closed_promo_bars=([^;]*)/.exec(document.cookie) ?? []
      let stored = ''
      try {
        stored = localStorage.closed_promo_bars ?? ''
      } catch {}
      return `${stored}.${cookie ?? ''}`.split('.')
    }
    close() {
      const ids = [...new Set([...this.closed(), this.dataset.id])].filter(Boolean).slice(-20).join('.')
      // biome-ignore lint/suspicious/noDocumentCookie: cookieStore exists on https only
      document.cookie = `closed_promo_bars=${ids}; path=/; max-age=86400; samesite=lax`
      try {
        localStorage.closed_promo_bars = ids
      } catch {}
      this.remove()
      document.querySelector('main')?.focus({ preventScroll: true })
    }
  },
)

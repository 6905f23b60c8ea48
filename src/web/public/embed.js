// <windfall-replay src="https://windfall.example/r/ID"></windfall-replay>: a shared game inside any page.
customElements.define(
  'windfall-replay',
  class extends HTMLElement {
    static observedAttributes = ['src', 'width', 'height'];
    connectedCallback() {
      this.attributeChangedCallback();
    }
    attributeChangedCallback() {
      const source = this.getAttribute('src') ?? '';
      if (!this.isConnected || !/^https?:.*\/r\/[\w-]+(\/\d+)?$/.test(source)) return;
      const frame = document.createElement('iframe');
      frame.src = source.replace(/\/r\/([^/]+(\/\d+)?)$/, '/embed/r/$1');
      frame.title = 'Windfall';
      frame.loading = 'lazy';
      frame.width = this.getAttribute('width') ?? '100%';
      frame.height = this.getAttribute('height') ?? '680';
      frame.style.border = '0';
      this.replaceChildren(frame);
    }
  },
);

const openDelayMs = 700;
/** Within this time after the last tooltip, the next one opens at once. */
const skipDelayMs = 300;
/** The time for moving the pointer from the control to its tooltip, which can be hovered too. */
const graceMs = 100;

/** Reports the control whose tooltip to show: after hovering for a moment, at once on keyboard focus; null for none. */
export function watchTooltips(show: (control: HTMLElement | null) => void): { begin(): () => void; hide(): void } {
  let shown: HTMLElement | null = null;
  let hovered: HTMLElement | null = null;
  let closedAtMs = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const gone = new MutationObserver(() => shown?.isConnected === false && hide());

  const later = (work: () => void, delayMs: number) => {
    timer = setTimeout(work, delayMs);
  };
  const open = (control: HTMLElement) => {
    clearTimeout(timer);
    shown = control;
    gone.observe(document.body, { childList: true, subtree: true });
    show(control);
  };
  const hide = () => {
    clearTimeout(timer);
    if (!shown) return;
    shown = null;
    closedAtMs = performance.now();
    gone.disconnect();
    show(null);
  };

  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    const control = namedBy(target);
    if (control === hovered) return;
    hovered = control;
    const onWords = target instanceof Element && target.closest('.tooltip') !== null;
    clearTimeout(timer);
    if (onWords || (control && control === shown)) return;
    if (!control) return later(hide, graceMs);
    const isSoon = shown !== null || performance.now() - closedAtMs < skipDelayMs;
    later(() => open(control), isSoon ? 0 : openDelayMs);
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    const control = namedBy(target);
    if (control?.matches(':focus-visible')) open(control);
  };
  const onFocusOut = ({ target }: FocusEvent) => namedBy(target) === shown && hide();
  const begin = () => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerover', onPointerOver, { signal });
    document.addEventListener('focusin', onFocusIn, { signal });
    document.addEventListener('focusout', onFocusOut, { signal });
    document.addEventListener('pointerdown', hide, { signal, capture: true });
    return () => {
      listening.abort();
      hide();
    };
  };
  return { begin, hide };
}

function namedBy(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
}

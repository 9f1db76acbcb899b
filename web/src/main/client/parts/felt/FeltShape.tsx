/** The felt itself, in two shapes. */
export function FeltShape({ moon }: { moon: boolean }) {
  return moon ? <Moon /> : <Oval />;
}

function Moon() {
  return (
    <svg class="cloth" viewBox="0 0 1000 700" preserveAspectRatio="none" aria-hidden="true">
      <path class="rim" d="M52 8H948Q992 8 992 56C992 440 800 692 500 692S8 440 8 56Q8 8 52 8Z" />
      <path
        class="top"
        fill="url(#cloth-light)"
        d="M56 20H944Q980 20 980 58C980 434 792 680 500 680S20 434 20 58Q20 20 56 20Z"
      />
      <path class="ring" d="M236 20C236 238 356 392 500 392S764 238 764 20" />
    </svg>
  );
}

function Oval() {
  return (
    <svg class="cloth" viewBox="0 0 1000 700" preserveAspectRatio="none" aria-hidden="true">
      <rect class="rim" x="30" y="40" width="940" height="600" rx="300" />
      <rect class="top" fill="url(#cloth-light)" x="43" y="52" width="914" height="576" rx="288" />
      <rect class="ring" x="190" y="140" width="620" height="380" rx="190" />
    </svg>
  );
}

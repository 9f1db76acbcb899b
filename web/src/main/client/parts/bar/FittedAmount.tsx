/** An amount in full where there is room for it, and in short where there is not. */
export function FittedAmount({ whole, short }: { whole: string; short: string }) {
  if (whole === short) return <>{whole}</>;
  return (
    <>
      <b class="in-full">{whole}</b>
      <b class="in-short" aria-hidden="true">
        {short}
      </b>
    </>
  );
}

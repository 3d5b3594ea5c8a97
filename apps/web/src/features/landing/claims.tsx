const CLAIMS = [
  { figure: "7+", label: "languages" },
  { figure: "10k+", label: "videos dubbed" },
  { figure: "95%", label: "accuracy" },
  { figure: "10,000+", label: "creators" },
  { figure: "4.9/5", label: "rating" },
];

export function Claims() {
  return (
    <div className="container-page">
      <dl className="grid grid-cols-3 gap-6 border-t py-8 lg:grid-cols-5">
        {CLAIMS.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="text-xl font-semibold tracking-tight tabular-nums sm:text-2xl">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

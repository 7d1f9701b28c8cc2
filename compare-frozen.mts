import { readFileSync } from 'node:fs'; import { gunzipSync } from 'node:zlib';
const { parseSpec } = await import('./prerender/api/load-spec.ts');
const rows = gunzipSync(readFileSync('frozen-problems.jsonl.gz')).toString().trim().split('\n').map((l)=>JSON.parse(l));
let more=0, lost=0, thrown=0, same=0; const ex:string[]=[];
for (const r of rows) {
  let res; try { res = await parseSpec(r.file, r.source, async (f)=>r.texts[f], r.isForeign); } catch (e) { thrown++; ex.push('THROW '+String(e.stack).slice(0,300)); continue; }
  const now = res.kind==='valid'?res.spec.warnings:res.problems;
  const m = now.length>r.problems.length; const l = r.problems.filter((p)=>!now.some((q)=>q.file===p.file&&q.line===p.line));
  if (m) {more++; if(ex.length<60) ex.push(`MORE ${r.kind}->${res.kind} ${r.isForeign} ${JSON.stringify(r.problems.map(p=>p.message))} => ${JSON.stringify(now.map(p=>p.message))}`);}
  if (l.length) {lost++; if(ex.length<120) ex.push(`LOST ${r.kind}->${res.kind} ${r.isForeign} ${JSON.stringify(l.map(p=>p.message))} => ${JSON.stringify(now.map(p=>p.message))}`);}
  if(!m&&!l.length) same++;
}
console.log(rows.length,{same,more,lost,thrown}); console.log(ex.map(s=>s.slice(0,420)).join('\n'));

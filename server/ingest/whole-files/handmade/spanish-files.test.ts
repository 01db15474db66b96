import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../test-run.ts';

/**
 * Lists of a school that writes Spanish, as spreadsheet programs save them there: with semicolons, and the day first.
 */
function read(type: UploadFileType, lines: readonly string[], chosen: Partial<typeof ONE_SCHOOL.chosen> = {}) {
  const path = join(temporaryFolder(), 'lista.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  return check(path, type, { ...ONE_SCHOOL, chosen: { ...ONE_SCHOOL.chosen, ...chosen } });
}

it('reads a roster in Spanish', async () => {
  const found = await read('STUDENT_ROSTER', [
    'Número de Estudiante;Apellidos;Nombre;Fecha de Nacimiento;Año Escolar;Grado;Fecha de Matrícula;Fecha de Baja;Razón de Baja',
    '4101;Ruiz;Ana;21/03/2006;2023-2024;12mo;14/08/2023;30/05/2024;Graduada',
    '4102;Vega;Luis;05/11/2006;2023-2024;duodécimo;14/08/2023;13/10/2023;Abandono escolar',
  ]);
  expect(found.verdict).toBe('success');
  const columns = ['last_name', 'birth_date', 'grade_level', 'entry_date', 'exit_date', 'exit_kind'];
  expect(await storedRows(found, columns)).toEqual([
    ['Ruiz', '2006-03-21', '12', '2023-08-14', '2024-05-30', 'graduated'],
    ['Vega', '2006-11-05', '12', '2023-08-14', '2023-10-13', 'dropped'],
  ]);
});

it('reads demographics in Spanish, and asks about letters', async () => {
  const found = await read('STUDENT_DEMOGRAPHICS', [
    'Núm. Estudiante;Género;Raza/Etnicidad;Educación Especial;Aprendiz de Inglés;Almuerzo',
    '4101;Femenino;Hispana;Sí;No;Gratis',
    '4102;Masculino;Negro o afroamericano;No;Sí;Pagado',
    '4103;Masculino;Dos o más razas;S;Reclasificado;Reducido',
  ]);
  const columns = ['gender_value', 'race_value', 'has_disability', 'english_learner', 'is_low_income'];
  expect(await storedRows(found, columns)).toEqual([
    ['female', 'latinx', 'true', 'false', 'true'],
    ['male', 'black', 'false', 'true', 'false'],
    ['male', 'two or more', null, 'false', 'true'],
  ]);
  expect(found.mapping?.values).toMatchObject([{ column: 'disability_status', text: 'S' }]);
});

it('reads transcripts in Spanish, with commas in credits', async () => {
  const found = await read('TRANSCRIPT', [
    'Escuela;ID del Estudiante;Año Escolar;Grado;Código del Curso;Título del Curso;Semestre;Nota Final;Créditos Intentados;Créditos Aprobados',
    'Lakeview;4101;2022-2023;11;ESPA11;Español 11;Primer Semestre;B+;0,5;0,5',
    'Lakeview;4101;2022-2023;11;ESPA11;Español 11;Segundo Semestre;F;0,5;0',
    'Lakeview;4101;2022-2023;11;SERV11;Servicio comunitario;Anual;Aprobado;1;1',
  ]);
  expect(found.verdict).toBe('success');
  const columns = ['points', 'credits_attempted', 'credits_earned', 'mark_level', 'final_grade'];
  expect(await storedRows(found, columns)).toEqual([
    ['3.3', '0.5', '0.5', '2', 'B+'],
    ['0.0', '0.5', '0.0', '2', 'F'],
    [null, '1.0', '1.0', '1', 'P'],
  ]);
});

it('reads catalogs and pathways in Spanish', async () => {
  const catalog = await read(
    'COURSE_CATALOG',
    [
      'Código del Curso;Nombre del Curso;Materia;Nivel del Curso;Créditos',
      'MATE9;Álgebra I;Matemáticas;Regular;1',
      'BIOH;Biología;Ciencias;Honores;1',
    ],
    { years: [2024] },
  );
  expect(await storedRows(catalog, ['subject', 'level', 'credits'])).toEqual([
    ['Mathematics', 'general', '1.0'],
    ['Science', 'honors', '1.0'],
  ]);
  const pathways = await read(
    'CTE_PATHWAY_CATALOG',
    [
      'Programa Ocupacional;Código de Curso;Nombre del Curso',
      'Artes Culinarias;CULI1;Cocina I',
      'Artes Culinarias;CULI2;Cocina II',
    ],
    { years: [2024] },
  );
  expect(await storedRows(pathways, ['pathway_name', 'course_code'])).toEqual([
    ['Artes Culinarias', 'CULI1'],
    ['Artes Culinarias', 'CULI2'],
  ]);
});

it('reads scores in a list in Spanish', async () => {
  const found = await read(
    'STUDENT_TEST_SCORES',
    [
      'Número de Estudiante;Prueba;Fecha de la Prueba;Lectura y Escritura;Matemáticas;Puntaje Total',
      '4101;SAT;21/10/2023;500;510;1010',
    ],
    { testTypes: ['SAT'] },
  );
  expect(await storedRows(found, ['test_date', 'sat_ebrw', 'sat_math', 'sat_total'])).toEqual([
    ['2023-10-21', '500', '510', '1010'],
  ]);
});

it('reads in Spanish which grades do not count', async () => {
  const found = await read('TRANSCRIPT', [
    'ID del Estudiante;Año Escolar;Código del Curso;Título del Curso;Semestre;Nota Final;Créditos Obtenidos;Origen del Crédito;Código de Repetición;Excluir del Promedio',
    '4101;2021-2022;ALG1;Álgebra;Primer Semestre;F;0;;Reemplazado;',
    '4101;2022-2023;ALG1;Álgebra;Primer Semestre;B;0,5;Transferencia;;Sí',
    '4101;2022-2023;BIO;Biología;Primer Semestre;C;0,5;;No cuenta;No',
  ]);
  expect(found.verdict).toBe('success');
  expect(await storedRows(found, ['is_counted', 'is_transfer', 'exclude_from_gpa'])).toEqual([
    ['false', 'false', null],
    ['true', 'true', 'true'],
    ['false', 'false', 'false'],
  ]);
});

it('reads in Spanish which courses are technical', async () => {
  const found = await read('COURSE_CATALOG', [
    'Código del Curso;Título del Curso;Materia;Educación Técnica;Créditos',
    'RED1;Redes;Ciencias de la Computación;Sí;1',
    'ART1;Dibujo;Artes Visuales y Escénicas;No;1',
    'ASE1;Asesoría;Otra;No;0,5',
  ]);
  expect(await storedRows(found, ['subject', 'is_cte'])).toEqual([
    ['Computer Science and IT', 'true'],
    ['Visual and Performing Arts', 'false'],
    ['Other', 'false'],
  ]);
});

it('reads steps of a pathway in Spanish', async () => {
  const found = await read('CTE_PATHWAY_CATALOG', [
    'Nombre de la Trayectoria;Código del Curso;Título del Curso;Secuencia',
    'Redes;RED1;Redes I;Introductorio',
    'Redes;RED2;Redes II;Concentrador',
    'Redes;RED3;Redes III;Culminante',
  ]);
  expect(await storedRows(found, ['course_sequence'])).toEqual([['introductory'], ['concentrator'], ['capstone']]);
});

it('reads a roster with short headers and a status', async () => {
  const found = await read('STUDENT_ROSTER', [
    'Núm. Est.;Apellidos;Nombre;Año Escolar;Grado;F. Matrícula;F. Baja;Estatus',
    '4101;Ruiz;Ana;2023-2024;12mo;14/08/2023;;Activa',
    '4102;Vega;Luis;2023-2024;12mo;14/08/2023;13/10/2023;Baja',
    '4103;Cruz;Eva;2023-2024;12mo;14/08/2023;;Graduada',
  ]);
  expect(await storedRows(found, ['student_id', 'entry_date', 'exit_date', 'status'])).toEqual([
    ['4101', '2023-08-14', null, 'active'],
    ['4102', '2023-08-14', '2023-10-13', 'withdrawn'],
    ['4103', '2023-08-14', null, 'graduated'],
  ]);
});

it.each([
  ['Baja', 'Sí', ''],
  ['Activo', 'No', 'Sí'],
  ['Comentarios', 'Se mudó a Florida', 'hermana en 10mo'],
])('names who left by a column that is not read: %s %s', async (header, left, other) => {
  const found = await read('STUDENT_ROSTER', [
    `Núm. Estudiante;Año Escolar;Grado;${header}`,
    `4101;2023-2024;12;${left}`,
    `4102;2023-2024;12;${other}`,
  ]);
  const named = found.groups.filter(({ code }) => code === 'file.rows-may-not-count');
  expect(named.map(({ message }) => message)).toEqual([expect.stringContaining(`'${header}' has ${left} in 1 row`)]);
});

it('reads sections of the ACT and the SAT', async () => {
  const act = ['ID;Fecha;Inglés;Matemáticas;Lectura;Ciencias;Puntaje compuesto', '4101;04/04/2023;20;21;22;23;22'];
  const columns = ['act_english', 'act_math', 'act_reading', 'act_science', 'act_composite'];
  expect(await storedRows(await read('STUDENT_TEST_SCORES', act), columns)).toEqual([['20', '21', '22', '23', '22']]);
  const both = await read('STUDENT_TEST_SCORES', [
    'Núm. Est.;Fecha;SAT Lectura y Escritura;SAT Matemáticas;SAT Total;ACT Inglés;ACT Matemáticas;ACT Lectura;ACT Ciencias',
    '4101;04/04/2023;500;510;1010;20;21;22;23',
  ]);
  expect(await storedRows(both, ['test_type', 'sat_ebrw', 'sat_math', 'act_english', 'act_science'])).toEqual([
    ['SAT', '500', '510', null, null],
    ['ACT', null, null, '20', '23'],
  ]);
});

it('takes no scores of the PAA for those of the SAT or the ACT', async () => {
  const found = await read('STUDENT_TEST_SCORES', [
    'Núm. Est.;Fecha;Lectura y Redacción;Matemáticas;Inglés',
    '4101;22/10/2022;500;510;520',
    '4102;22/10/2022;610;430;470',
  ]);
  expect(found).toMatchObject({ verdict: 'data_errors', rowsKept: 0 });
});

it('reads levels, subjects and steps under one word', async () => {
  const catalog = await read('COURSE_CATALOG', [
    'Código;Título del curso;Departamento;Créd.;Nivel',
    'MATE9;Álgebra I;Matemáticas;1;Honor',
    'ENGL4;Inglés Avanzado;Inglés;1;Avanzado (AP)',
    'VOC1;Soldadura I;Ocupacional;2;Regular',
  ]);
  expect(await storedRows(catalog, ['course_code', 'subject', 'level', 'credits'])).toEqual([
    ['MATE9', 'Mathematics', 'honors', '1.0'],
    ['ENGL4', 'English Language Arts', 'AP', '1.0'],
    ['VOC1', 'Career and Technical Education', 'general', '2.0'],
  ]);
  const pathways = await read('CTE_PATHWAY_CATALOG', [
    'Programa ocupacional;Código del curso;Curso;Nivel',
    'Soldadura;VOC1;Soldadura I;Introductorio',
    'Soldadura;VOC3;Soldadura III;Culminante',
  ]);
  expect(await storedRows(pathways, ['course_sequence'])).toEqual([['introductory'], ['capstone']]);
});

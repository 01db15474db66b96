import type { LegalText } from '../../en/help/legal.ts';

export const privacy: LegalText = {
  title: 'Política de privacidad',
  lead: 'Qué guarda el portal sobre los estudiantes y sobre usted, por qué, y quién puede verlo.',
  sections: [
    {
      heading: 'De quién son los datos',
      paragraphs: [
        'Los registros de estudiantes de este portal pertenecen al distrito escolar que los subió. El portal los guarda en nombre del distrito, para la auditoría de oportunidades educativas en la que participa, y para nada más, salvo que el distrito lo permita. Según la Ley de Derechos Educativos y Privacidad Familiar (FERPA), las personas que trabajan con ellos lo hacen como funcionarios escolares con un interés educativo legítimo.',
      ],
    },
    {
      heading: 'Qué se guarda sobre los estudiantes',
      paragraphs: [
        'Los seis archivos que sube un distrito: lista de estudiantes, catálogo de cursos, datos demográficos, expedientes académicos, puntajes de exámenes y trayectorias CTE. Contienen identificadores y nombres de estudiantes, inscripción, cursos, calificaciones y créditos, puntajes, y valores demográficos como raza, género, discapacidad, aprendizaje del inglés e ingresos.',
        'Con estos archivos el portal calcula recuentos y porcentajes. Los archivos se guardan exactamente como se recibieron, en todas sus versiones, para poder mostrar después con qué se calculó un número.',
      ],
    },
    {
      heading: 'Qué se guarda sobre usted',
      paragraphs: [
        'Su nombre, correo electrónico, rol y los distritos y escuelas que puede ver. Las contraseñas quedan en el servicio de inicio de sesión.',
        'Si usted inicia sesión en el propio portal, y no con un servicio de su distrito, el portal guarda el nombre de cada navegador en el que tiene una sesión abierta, la dirección de red y la hora de su última actividad. Configuración se los muestra, y se borran unos días después de esa hora.',
        'El portal registra quién subió, reemplazó o descargó un archivo, quién vio listas que nombran a estudiantes, quién seleccionó expedientes y quién cambió el acceso de otras personas, cada vez con la hora y la dirección de red desde la que se hizo. Estas líneas se guardan tanto como los datos de la auditoría; pueden leerlas quienes administran, quienes dirigen los datos y quienes gestionan la cuenta del distrito.',
      ],
    },
    {
      heading: 'Quién puede verlo',
      paragraphs: [
        'Solo las personas que han agregado el distrito o quienes administran el portal para él, y solo lo que incluyen su rol y sus escuelas. Una persona de una escuela no ve a los estudiantes de otra. Otros distritos nunca ven sus datos.',
        'Quienes administran el portal crean auditorías y nombran a sus administradores. Allí no ven archivos ni estudiantes: solo el avance de cada auditoría, y recuentos y tasas en los que los grupos pequeños quedan ocultos. Si un administrador del distrito lo permite en Configuración, preparan extractos para investigación, con códigos en lugar de los identificadores de estudiantes y sin nombres ni fechas. El registro de auditoría tiene una línea por cada extracto.',
        'Los datos no se venden, no se usan para publicidad ni para entrenar programas.',
      ],
    },
    {
      heading: 'Cookies y almacenamiento del navegador',
      paragraphs: [
        'El portal pone una cookie propia, por un día como máximo, que dice que alguien inició sesión con este navegador; no contiene ninguna identidad. El servicio de inicio de sesión pone las suyas mientras la sesión está abierta. Su navegador recuerda también lo que usted eligió aquí, como el distrito, la escuela, el idioma y los colores, cuáles de sus cargas no han terminado y hasta cuándo sigue abierta su sesión. Si la sesión termina por sí sola, lo que usted había escrito en un formulario lo espera en la misma pestaña. No hay seguimiento y no se carga nada de otras empresas.',
      ],
    },
    {
      heading: 'Cuánto tiempo se guarda',
      paragraphs: [
        'Mientras dure la auditoría del distrito, y después lo que diga el acuerdo con el distrito. El distrito puede pedir que sus datos se borren antes: un administrador avisa al gerente de cuenta o a quienes administran este portal, que borran toda la auditoría de forma definitiva y entregan al distrito un certificado firmado. Las copias de seguridad no se cambian; caducan.',
      ],
    },
    {
      heading: 'Sus derechos y preguntas',
      paragraphs: [
        'Los padres y los estudiantes con derecho a ello que quieran ver o corregir un registro educativo se dirigen a su distrito escolar, que lo guarda. Si tiene preguntas sobre su cuenta, o si cree que alguien ha visto lo que no debía, avise enseguida a su gerente de cuenta o a un administrador de su distrito.',
      ],
    },
  ],
};

export const terms: LegalText = {
  title: 'Términos y condiciones',
  lead: 'Las reglas para usar el portal. Al iniciar sesión, usted las acepta.',
  sections: [
    {
      heading: 'Quién puede usarlo',
      paragraphs: [
        'Las personas que un distrito participante ha agregado, para el trabajo de la auditoría. Su acceso es solo suyo: no lo comparta, y cierre la sesión en las computadoras que usan otras personas.',
      ],
    },
    {
      heading: 'Lo que usted sube',
      paragraphs: [
        'Suba solo archivos que su distrito pueda compartir para la auditoría, y solo de las escuelas y los años que se piden. No ponga registros de estudiantes en nombres de archivos, solicitudes de ayuda ni correos.',
        'Si nota que se subió un archivo equivocado, quítelo o reemplácelo y avise a su gerente de cuenta. Las versiones anteriores quedan registradas.',
      ],
    },
    {
      heading: 'Lo que usted ve y descarga',
      paragraphs: [
        'Los registros de estudiantes son confidenciales. Descárguelos e imprímalos solo cuando su tarea lo necesite, guárdelos en lugar seguro, y bórrelos o destrúyalos al terminar. Las descargas, las impresiones y las listas que nombran a estudiantes quedan registradas.',
        'No intente averiguar quién es un estudiante por un identificador o por grupos pequeños, más allá de lo que su tarea necesita.',
      ],
    },
    {
      heading: 'Los números y sus límites',
      paragraphs: [
        'Los números se calculan con los archivos del distrito según las reglas descritas en la Ayuda. Las filas con errores quedan fuera y aparecen en listas. Revise las listas: los números son tan buenos como los archivos.',
      ],
    },
    {
      heading: 'Uso justo',
      paragraphs: [
        'No intente llegar a datos de otros distritos o escuelas, eludir las reglas de acceso ni sobrecargar el portal. Si encuentra una debilidad, avise a su gerente de cuenta en lugar de usarla.',
      ],
    },
    {
      heading: 'Disponibilidad y cambios',
      paragraphs: [
        'El portal se ofrece tal como es. Puede no estar disponible durante el mantenimiento. Si estos términos cambian, el texto nuevo se muestra aquí; un administrador del distrito retira el acceso que ya no se necesita.',
      ],
    },
  ],
};

/**
 * SCED version 12 (School Courses for the Exchange of Data, National Center for Education Statistics; public domain):
 * one course a line, its code of five digits and its title.
 */
const LINES = `
01001 English/Language Arts I (9th grade)
01002 English/Language Arts II (10th grade)
01003 English/Language Arts III (11th grade)
01004 English/Language Arts IV (12th grade)
01005 AP English Language and Composition
01006 AP English Literature and Composition
01007 IB Language A: Literature—English
01008 English as a Second Language
01009 Language Arts Laboratory
01010 IB Language A (English), Middle Years Program
01011 IB Language A: Language and Literature—English
01012 IB Literature and Performance
01013 AP Seminar: English
01014 CI English Language
01026 Language Arts (early childhood education)
01027 Language Arts (pre-kindergarten)
01028 Language Arts (kindergarten)
01029 Language Arts (grade 1)
01030 Language Arts (grade 2)
01031 Language Arts (grade 3)
01032 Language Arts (grade 4)
01033 Language Arts (grade 5)
01034 Language Arts (grade 6)
01035 Language Arts (grade 7)
01036 Language Arts (grade 8)
01037 Language Arts—General
01038 Reading (early childhood education)
01039 Reading (pre-kindergarten)
01040 Reading (kindergarten)
01041 Reading (grade 1)
01042 Reading (grade 2)
01043 Reading (grade 3)
01044 Reading (grade 4)
01045 Reading (grade 5)
01046 Reading (grade 6)
01047 Reading (grade 7)
01048 Reading (grade 8)
01049 Reading—General
01051 English/Literature (freshmen and sophomores)
01052 English/Literature (juniors and seniors)
01053 Literature
01054 American Literature
01055 American Literature/History
01056 British Literature
01057 British Literature/History
01058 World Literature
01059 Biblical Literature
01060 Literature of an Author
01061 Literature of a Genre
01062 Literature of a Period
01063 Literature of a Place
01064 Literature of a People
01065 Literature of a Theme
01066 Strategic Reading
01067 Assisted Reading
01068 Corrective Reading
01069 Mythology
01070 CI English Literature
01097 Literature—Independent Study
01098 Literature—Workplace Experience
01099 Literature—Other
01101 English/Composition (freshmen and sophomores)
01102 English/Composition (juniors and seniors)
01103 Composition
01104 Creative Writing
01105 Research/Technical Writing
01106 CI English General Paper
01128 Writing (early childhood education)
01129 Writing (pre-kindergarten)
01130 Writing (kindergarten)
01131 Writing (grade 1)
01132 Writing (grade 2)
01133 Writing (grade 3)
01134 Writing (grade 4)
01135 Writing (grade 5)
01136 Writing (grade 6)
01137 Writing (grade 7)
01138 Writing (grade 8)
01139 Writing—General
01147 Composition—Independent Study
01148 Composition—Workplace Experience
01149 Composition—Other
01151 Public Speaking
01152 Forensic Speech—Inclusive
01153 Forensic Speech—Debate
01154 Forensic Speech—Individual Event
01155 Communications
01156 Applied English and Communications
01197 Speech—Independent Study
01198 Speech—Workplace Experience
01199 Speech—Other
01201 English Morphology and Grammar
01202 History of the English Language
01203 English—Test Preparation
01204 English Grammar
01992 English Proficiency Development
01995 English Language and Literature—Aide
01996 English Language and Literature—Supplemental
01997 English Language and Literature—Independent Study
01998 English Language and Literature—Workplace Experience
01999 English Language and Literature—Other
02001 Informal Mathematics
02002 General Mathematics
02003 Particular Topics in Foundation Mathematics
02028 Mathematics (early childhood education)
02029 Mathematics (pre-kindergarten)
02030 Mathematics (kindergarten)
02031 Mathematics (grade 1)
02032 Mathematics (grade 2)
02033 Mathematics (grade 3)
02034 Mathematics (grade 4)
02035 Mathematics (grade 5)
02036 Mathematics (grade 6)
02037 Mathematics (grade 7)
02038 Mathematics (grade 8)
02039 Mathematics—General
02047 Foundation Mathematics—Independent Study
02049 Foundation Mathematics—Other
02051 Pre-Algebra
02052 Algebra I
02053 Algebra I—Part 1
02054 Algebra I—Part 2
02055 Transition Algebra
02056 Algebra II
02057 Algebra III
02058 Particular Topics in Algebra
02062 Integrated Mathematics I
02063 Integrated Mathematics II
02064 Integrated Mathematics III
02065 Integrated Mathematics IV
02069 Algebra—Other
02071 Informal Geometry
02072 Geometry
02073 Analytic Geometry
02074 Principles of Algebra and Geometry
02075 Particular Topics in Geometry
02079 Geometry—Other
02101 Number Theory
02102 Discrete Mathematics
02103 Trigonometry
02104 Mathematic Analysis
02105 Trigonometry/Mathematic Analysis
02106 Trigonometry/Algebra
02107 Trigonometry/Analytic Geometry
02108 Mathematic Analysis/Analytic Geometry
02109 Elementary Functions
02110 Pre-Calculus
02111 Linear Algebra
02112 Linear Programming
02113 Abstract Algebra
02114 AP Precalculus
02121 Calculus
02122 Multivariate Calculus
02123 Differential Calculus
02124 AP Calculus AB
02125 AP Calculus BC
02126 Particular Topics in Calculus
02135 IB Mathematics, Middle Years Program
02136 Finite Mathematics
02137 Mathematical Modeling
02138 College Mathematics Preparation
02139 IB Mathematics: Applications and Interpretation
02140 IB Mathematics: Analysis and Approaches
02141 Particular Topics in Analytic Mathematics
02149 Analytic Mathematics—Other
02151 General Applied Mathematics
02152 Occupationally Applied Mathematics
02153 Technical Mathematics
02154 Business Mathematics
02155 Business Mathematics with Algebra
02156 Computer Mathematics with Algebra
02157 Consumer Mathematics
02158 Quantitative Reasoning
02201 Probability and Statistics
02202 Inferential Probability and Statistics
02203 AP Statistics
02204 Particular Topics in Probability and Statistics
02205 Statistics
02207 Probability and Statistics—Independent Study
02209 Probability and Statistics—Other
02991 History of Mathematics
02993 Mathematics—Test Preparation
02994 Mathematics Proficiency Development
02995 Mathematics—Aide
02996 Mathematics—Supplemental
02997 Mathematics—Independent Study
02998 Mathematics—Workplace Experience
02999 Mathematics—Other
03001 Earth Science
03002 Geology
03003 Environmental Science
03004 Astronomy
03005 Marine Science
03006 Meteorology
03007 Physical Geography
03008 Earth and Space Science
03009 Particular Topics in Earth Science
03010 Earth/Space Science (prior-to-secondary)
03011 Physical Science (prior-to-secondary)
03012 Energy and the Environment
03013 CI Marine Science
03047 Earth Science—Independent Study
03048 Earth Science—Workplace Experience
03049 Earth Science—Other
03051 Biology
03052 Biology—Advanced Studies
03053 Anatomy and Physiology
03054 Anatomy
03055 Physiology
03056 AP Biology
03057 IB Biology
03058 Botany
03059 Genetics
03060 Microbiology
03061 Zoology
03062 Conceptual Biology
03063 Particular Topics in Biology
03064 Regional Biology
03065 IB Sports, Exercise, and Health Science
03066 PLTW Principles of Biomedical Science
03067 PLTW Human Body Systems
03068 PLTW Medical Interventions
03069 Nutrition Science
03070 PLTW Biomedical Innovation
03071 Life Science
03097 Biology—Independent Study
03098 Biology—Workplace Experience
03099 Biology—Other
03101 Chemistry
03102 Chemistry—Advanced Studies
03103 Organic Chemistry
03104 Physical Chemistry
03105 Conceptual Chemistry
03106 AP Chemistry
03107 IB Chemistry
03108 Particular Topics in Chemistry
03147 Chemistry—Independent Study
03148 Chemistry—Workplace Experience
03149 Chemistry—Other
03151 Physics
03152 Physics—Advanced Studies
03153 Principles of Technology
03156 AP Physics C
03157 IB Physics
03159 Physical Science
03161 Conceptual Physics
03162 Particular Topics in Physics
03163 AP Physics C: Electricity and Magnetism
03164 AP Physics C: Mechanics
03165 AP Physics 1
03166 AP Physics 2
03197 Physics—Independent Study
03198 Physics—Workplace Experience
03199 Physics—Other
03201 Integrated Science
03202 Unified Science
03203 Applied Biology/Chemistry
03204 Technological Inquiry
03205 Origins of Science
03206 IB Design Technology
03207 AP Environmental Science
03208 IB Environmental Systems and Societies
03209 Aerospace
03210 Science, Technology and Society
03211 Technical Science
03212 Scientific Research and Design
03213 IB Sciences, Middle Years Program
03214 Forensic Laboratory Science
03228 Science (early childhood education)
03229 Science (pre-kindergarten)
03230 Science (kindergarten)
03231 Science (grade 1)
03232 Science (grade 2)
03233 Science (grade 3)
03234 Science (grade 4)
03235 Science (grade 5)
03236 Science (grade 6)
03237 Science (grade 7)
03238 Science (grade 8)
03239 Science—General
03994 Life and Physical Sciences—Proficiency Development
03995 Life and Physical Sciences—Aide
03996 Life and Physical Sciences—Supplemental
03997 Life and Physical Sciences—Independent Study
03998 Life and Physical Sciences—Workplace Experience
03999 Life and Physical Sciences—Other
04001 World Geography
04002 Particular Topics in Geography
04003 IB Geography
04004 AP Human Geography
04005 U.S. Geography
04047 Geography—Independent Study
04048 Geography—Workplace Experience
04049 Geography—Other
04051 World History—Overview
04052 World History and Geography
04053 Modern World History
04054 IB History
04055 Modern European History
04056 AP European History
04058 Ancient Civilizations
04059 Medieval European History
04060 Ancient and Medieval History
04061 World Area Studies
04062 World People Studies
04063 Western Civilization
04064 Contemporary World Issues
04065 Particular Topics in World History
04067 AP World History: Modern
04068 CI Global Perspectives & Independent Research
04097 World History—Independent Study
04098 World History—Workplace Experience
04099 World History—Other
04101 U.S. History—Comprehensive
04102 Early U.S. History
04103 Modern U.S. History
04104 AP U.S. History
04105 State-Specific Studies
04106 Contemporary U.S. Issues
04107 U.S. Ethnic Studies
04108 U.S. Gender Studies
04109 Particular Topics in U.S. History
04110 U.S. Wars and Military Conflicts
04111 CI U.S. History
04112 AP African American Studies
04147 U.S. History—Independent Study
04148 U.S. History—Workplace Experience
04149 U.S. History—Other
04151 U.S. Government—Comprehensive
04152 Particular Topics in U.S. Government
04153 Political Science
04154 Comparative Government
04155 International Relations
04156 United States and World Affairs
04157 AP U.S. Government and Politics
04158 AP Comparative Government and Politics
04159 AP Government
04160 U.S. Government, Civics, and Economics
04161 Civics
04162 Law Studies
04163 Consumer Law
04164 Business Law
04165 Legal System
04166 Particular Topics in Law
04167 Simulated Political Process
04169 IB Global Politics
04171 IB Individuals and Societies, Middle Years Program
04197 Government, Politics and Law—Independent Study
04198 Government, Politics and Law—Workplace Experience
04199 Government, Politics and Law—Other
04201 Economics
04202 Comparative Economics
04203 AP Microeconomics
04204 AP Macroeconomics
04205 AP Economics
04206 IB Economics
04207 Particular Topics in Economics
04208 Microeconomics
04209 Macroeconomics
04247 Economics—Independent Study
04248 Economics—Workplace Experience
04249 Economics—Other
04251 Anthropology
04252 Particular Topics in Anthropology
04253 IB Social and Cultural Anthropology
04254 Psychology
04255 Particular Topics in Psychology
04256 AP Psychology
04257 IB Psychology
04258 Sociology
04259 Particular Topics in Sociology
04260 Social Science
04261 Social Science Research
04297 Social Sciences—Independent Study
04298 Social Sciences—Workplace Experience
04299 Social Sciences—Other
04301 Humanities Survey
04302 Humanities
04303 Issues of Western Humanities
04304 IB Theory of Knowledge
04305 Social Studies
04306 Philosophy
04307 Particular Topics in Philosophy
04308 Modern Intellectual History
04309 IB Philosophy
04310 Particular Topics in Humanities
04311 CI Thinking Skills
04347 Humanities—Independent Study
04348 Humanities—Workplace Experience
04349 Humanities—Other
04428 Social Studies (early childhood education)
04429 Social Studies (pre-kindergarten)
04430 Social Studies (kindergarten)
04431 Social Studies (grade 1)
04432 Social Studies (grade 2)
04433 Social Studies (grade 3)
04434 Social Studies (grade 4)
04435 Social Studies (grade 5)
04436 Social Studies (grade 6)
04437 Social Studies (grade 7)
04438 Social Studies (grade 8)
04439 Social Studies—General
04994 Social Sciences and History—Proficiency Development
04995 Social Sciences and History—Aide
04996 Social Sciences and History—Supplemental
04997 Social Sciences and History—Independent Study
04998 Social Sciences and History—Workplace Experience
04999 Social Sciences and History—Other
05001 Dance Technique
05002 Dance Repertory
05003 General Dance
05004 Dance History and Appreciation
05005 Dance—Choreography
05006 Dance Survey
05007 Dance Improvisation
05008 World/Cultural Dance
05009 Technical Theater for Dance
05010 Social Dance
05011 Dance Composition/Composition Seminar
05012 IB Dance
05013 Dance for Musical Theater
05014 Ballet
05015 Jazz Dance
05016 Modern Dance
05017 Hip Hop
05018 Tap Dance
05028 Dance (early childhood education)
05029 Dance (pre-kindergarten)
05030 Dance (kindergarten)
05031 Dance (grade 1)
05032 Dance (grade 2)
05033 Dance (grade 3)
05034 Dance (grade 4)
05035 Dance (grade 5)
05036 Dance (grade 6)
05037 Dance (grade 7)
05038 Dance (grade 8)
05039 Dance—General
05047 Dance—Independent Study
05048 Dance—Workplace Experience
05049 Dance—Other
05051 Introduction to Theater
05052 Theater Arts
05053 Theater—Comprehensive
05055 Theater—Acting/Performance
05056 Theater—Stagecraft
05057 Theater—Directing
05058 Playwriting and Screenwriting
05059 History and Literature of the Theater
05060 Musical Theater
05061 Theatrical Production and Management
05062 IB Theatre
05068 Drama (early childhood education)
05069 Drama (pre-kindergarten)
05070 Drama (kindergarten)
05071 Drama (grade 1)
05072 Drama (grade 2)
05073 Drama (grade 3)
05074 Drama (grade 4)
05075 Drama (grade 5)
05076 Drama (grade 6)
05077 Drama (grade 7)
05078 Drama (grade 8)
05079 Drama—General
05097 Theater—Independent Study
05098 Theater—Workplace Experience
05099 Theater—Other
05101 General Band
05102 Concert Band
05103 Marching Band
05104 Orchestra
05105 Contemporary Instrumental Ensemble
05106 Small Ensemble
05107 Piano
05108 Guitar
05109 Individual Technique—Instrumental Music
05110 Chorus
05111 Vocal Ensemble
05112 Individual Technique—Vocal Music
05113 Music Theory
05114 AP Music Theory
05115 IB Music
05116 Music History/Appreciation
05117 Music History
05118 Music Appreciation
05119 Composition/Songwriting
05120 Strings
05121 Contemporary Vocal Ensemble
05122 Culturally Influenced Ensemble
05123 Recording and Production
05124 Technology/Electronic Music
05128 Music (early childhood education)
05129 Music (pre-kindergarten)
05130 Music (kindergarten)
05131 Music (grade 1)
05132 Music (grade 2)
05133 Music (grade 3)
05134 Music (grade 4)
05135 Music (grade 5)
05136 Music (grade 6)
05137 Music (grade 7)
05138 Music (grade 8)
05139 Music—General
05147 Music—Independent Study
05148 Music—Workplace Experience
05149 Music—Other
05151 Art Appreciation
05152 Art History
05153 AP Art History
05154 Visual Arts—Comprehensive
05155 Visual Arts—Drawing/Painting
05156 Visual Arts—Drawing
05157 Visual Arts—Painting
05158 Visual Arts—Sculpture
05159 Ceramics/Pottery
05160 Printmaking/Graphics
05161 Printmaking
05162 Visual Communications Design
05163 Advertising Design
05164 Fibers and Textile Design
05165 Crafts
05166 Jewelry
05167 Photography
05168 Cinematography/Video Production
05169 Multimedia Art
05170 Art Portfolio
05172 AP Drawing
05173 IB Visual Arts
05174 AP 2-D Art and Design
05175 AP 3-D Art and Design
05176 Calligraphy/Lettering
05177 Animation
05178 Art (early childhood education)
05179 Art (pre-kindergarten)
05180 Art (kindergarten)
05181 Art (grade 1)
05182 Art (grade 2)
05183 Art (grade 3)
05184 Art (grade 4)
05185 Art (grade 5)
05186 Art (grade 6)
05187 Art (grade 7)
05188 Art (grade 8)
05189 Art—General
05190 Fashion Design
05191 Industrial Design
05192 Architectural Design
05193 Interior Design
05194 IB Film
05195 Fundamentals of Design
05197 Visual Arts—Independent Study
05198 Visual Arts—Workplace Experience
05199 Visual Arts—Other
05201 Interdisciplinary Arts
05202 IB Arts, Middle Years Program
05203 Film Appreciation and Analysis
05250 Media Arts—Comprehensive
05251 Digital Imaging
05252 Interactive Design
05253 Interactive Game Design
05254 Web Design
05255 Moving Image
05256 Moving Image – Animation
05257 Digital Sound Design
05258 Virtual Design
05259 Media for Performance
05260 Multimedia Design
05261 Intermedia Design
05262 Media Arts Theory
05263 Media Literacy
05297 Media Arts—Independent Study
05298 Media Arts—Workplace Experience
05299 Media Arts—Other
05995 Visual and Performing Art—Aide
05997 Visual and Performing Art—Independent Study
05998 Visual and Performing Art—Workplace Experience
05999 Visual and Performing Art—Other
07001 Religious Foundations
07002 Comparative Religion
07003 Eastern Religions
07004 Western Religions
07005 Scriptures
07006 Old Testament
07007 New Testament
07008 Bible History
07009 Christology
07010 Religious Figures
07011 Liturgy and Prayer
07012 Prayer and Spirituality
07013 Religious Ethics and Morality
07014 Justice, Peace, and Faith
07015 Faith and Lifestyle
07016 Ministry
07017 IB World Religions
07018 Particular Topics in Religion
07995 Religious Education and Theology—Aide
07997 Religious Education and Theology—Independent Study
07998 Religious Education and Theology—Workplace Experience
07999 Religious Education and Theology—Other
08001 Physical Education
08002 Team Sports
08003 Individual/Dual Sports
08004 Recreation Sports
08005 Fitness/Conditioning Activities
08006 Corps Movement
08008 Gymnastics
08009 Weight Training
08010 Aquatics/Water Sports
08011 Tennis
08012 Self-defense
08013 Specific Sports Activities
08014 Physical Education Equivalent
08015 Off-Campus Sports
08016 Lifetime Fitness Education
08017 Sports Physiology
08018 Coaching
08019 Officiating
08028 Physical Education (early childhood education)
08029 Physical Education (pre-kindergarten)
08030 Physical Education (kindergarten)
08031 Physical Education (grade 1)
08032 Physical Education (grade 2)
08033 Physical Education (grade 3)
08034 Physical Education (grade 4)
08035 Physical Education (grade 5)
08036 Physical Education (grade 6)
08037 Physical Education (grade 7)
08038 Physical Education (grade 8)
08039 Physical Education—General
08040 IB Physical and Health Education, Middle Years Program
08047 Physical Education—Independent Study
08048 Physical Education—Workplace Experience
08049 Physical Education—Other
08051 Health Education
08052 Health and Fitness
08053 Community Health
08055 Safety and First Aid
08056 Health for Parenting Teens
08057 Health and Life Management
08058 Substance Abuse Prevention
08068 Health Education (early childhood education)
08069 Health Education (pre-kindergarten)
08070 Health Education (kindergarten)
08071 Health Education (grade 1)
08072 Health Education (grade 2)
08073 Health Education (grade 3)
08074 Health Education (grade 4)
08075 Health Education (grade 5)
08076 Health Education (grade 6)
08077 Health Education (grade 7)
08078 Health Education (grade 8)
08079 Health Education—General
08097 Health Education—Independent Study
08098 Health Education—Workplace Experience
08099 Health Education—Other
08101 Physical and Health Education
08102 Physical and Health Education (early childhood education)
08103 Physical and Health Education (pre-kindergarten)
08104 Physical and Health Education (kindergarten)
08105 Physical and Health Education (grade 1)
08106 Physical and Health Education (grade 2)
08107 Physical and Health Education (grade 3)
08108 Physical and Health Education (grade 4)
08109 Physical and Health Education (grade 5)
08110 Physical and Health Education (grade 6)
08111 Physical and Health Education (grade 7)
08112 Physical and Health Education (grade 8)
08113 Physical and Health Education—General
08147 Physical and Health Education—Independent Study
08148 Physical and Health Education—Workplace Experience
08149 Physical and Health Education—Other
08151 Drivers’ Education—Classroom Only
08152 Drivers’ Education—Classroom and Laboratory
08197 Drivers’ Education—Independent Study
08198 Drivers’ Education—Workplace Experience
08199 Drivers’ Education—Other
08201 Physical Education/Health/Drivers’ Education
08995 Physical, Health, and Safety Education—Aide
08997 Physical, Health, and Safety Education—Independent Study
08998 Physical, Health, and Safety Education—Workplace Experience
08999 Physical, Health, and Safety Education—Other
09001 Introduction to Jr. ROTC
09002 Military Jr. ROTC—unspecified branch
09003 ROTC Drill
09004 Military Leadership
09051 Army Junior ROTC I
09052 Army Junior ROTC II
09053 Army Junior ROTC III
09054 Army Junior ROTC IV
09101 Naval Junior ROTC I
09102 Naval Junior ROTC II
09103 Naval Junior ROTC III
09104 Naval Junior ROTC IV
09151 Air Force Junior ROTC I
09152 Air Force Junior ROTC II
09153 Air Force Junior ROTC III
09154 Air Force Junior ROTC IV
09201 Marine Corps Junior ROTC I
09202 Marine Corps Junior ROTC II
09203 Marine Corps Junior ROTC III
09204 Marine Corps Junior ROTC IV
09995 Military Science—Aide
09997 Military Science—Independent Study
09998 Military Science—Workplace Experience
09999 Military Science—Other
10001 Introduction to Computer Technology
10002 Computing Systems
10003 Computer and Information Technology
10004 Computer Applications
10005 Business Computer Applications
10006 Telecommunications
10007 IB Digital Society
10008 Particular Topics in Computer Literacy
10009 Internet Skills
10010 Computer Literacy
10011 Computer Science Principles
10012 Exploring Computer Science
10013 PLTW Computer Science Essentials
10014 PLTW Computer Science A
10015 PLTW Computer Science Principles
10016 PLTW Cybersecurity
10019 AP Computer Science Principles
10020 Cybersecurity
10021 Computer Science Discoveries
10022 Computer Science (prior-to-secondary)
10047 Computer Literacy—Independent Study
10048 Computer Literacy—Workplace Experience
10049 Computer Literacy—Other
10051 Information Management
10052 Database Management and Data Warehousing
10053 Database Applications
10054 Data Systems/Processing
10055 Particular Topics in Management Information Systems
10097 Management Information Systems—Independent Study
10098 Management Information Systems—Workplace Experience
10099 Management Information Systems—Other
10101 Network Technology
10102 Networking Systems
10103 Area Network Design and Protocols
10104 Router Basics
10105 NetWare Routing
10106 Wide Area Telecommunications and Networking
10107 Wireless Networks
10108 Network Security
10109 Essentials of Network Operating Systems
10110 Microsoft Certified Professional (MCP)
10111 Particular Topics in Networking Systems
10112 Local Area Networking
10147 Networking Systems—Independent Study
10148 Networking Systems—Workplace Experience
10149 Networking Systems—Other
10151 Business Programming
10152 Computer Programming
10153 Visual Basic (VB) Programming
10154 C++ Programming
10155 Java Programming
10156 Computer Programming—Other Language
10157 AP Computer Science A
10159 IB Computer Science
10160 Particular Topics in Computer Programming
10197 Computer Programming—Independent Study
10198 Computer Programming—Workplace Experience
10199 Computer Programming—Other
10201 Web Page Design
10202 Computer Graphics
10203 Interactive Media
10204 Particular Topics in Media Technology
10205 Computer Gaming and Design
10206 Mobile Applications
10247 Media Technology—Independent Study
10248 Media Technology—Workplace Experience
10249 Media Technology—Other
10251 Computer Technology
10252 Computer Maintenance
10253 Information Support and Services
10254 IT Essentials: PC Hardware and Software
10255 CISCO—The Panduit Network Infrastructure Essentials (PNIE)
10256 Particular Topics in Information Support and Services
10297 Information Support and Services—Independent Study
10298 Information Support and Services—Workplace Experience
10299 Information Support and Services—Other
10301 Computer Forensics
10302 Cyber Crime
10993 Information Technology—School-based Enterprise
10994 Information Technology—Career Project-based Learning
10995 Information Technology—Aide
10997 Information Technology—Independent Study
10998 Information Technology—Workplace Experience
10999 Information Technology—Other
11001 Introduction to Communication
11002 Communication Technology
11003 Particular Topics in Communication
11004 Social Media
11047 Communication—Independent Study
11048 Communication—Workplace Experience
11049 Communication—Other
11051 Audio/Visual Production
11052 Commercial Photography
11053 Photographic Laboratory and Darkroom
11054 Photo Imaging
11055 Video
11056 Particular Topics in Audio/Video Technology and Film
11097 Audio/Video Technology and Film—Independent Study
11098 Audio/Video Technology and Film—Workplace Experience
11099 Audio/Video Technology and Film—Other
11101 Journalism
11102 Photojournalism
11103 Broadcasting Technology
11104 Publication Production
11105 Particular Topics in Journalism and Broadcasting
11106 Emerging Technologies in Journalism
11107 Radio Production
11147 Journalism and Broadcasting—Independent Study
11148 Journalism and Broadcasting—Workplace Experience
11149 Journalism and Broadcasting—Other
11151 Digital Media Technology
11152 Desktop Publishing
11153 Digital Media Design and Production
11154 Commercial Graphic Design
11155 Graphic Technology
11156 Photography and Printing Technology
11157 Photoengraving
11158 Print Press Operations
11159 Particular Topics in Printing Technology and Production
11197 Printing Technology—Independent Study
11198 Printing Technology—Workplace Experience
11199 Printing Technology—Other
11993 Communication and Audio/Video Technology—School-based Enterprise
11994 Communication and Audio/Video Technology—Career Project-based Learning
11995 Communication and Audio/Video Technology—Aide
11997 Communication and Audio/Video Technology—Independent Study
11998 Communication and Audio/Video Technology—Workplace Experience
11999 Communication and Audio/Video Technology—Other 1199
12001 Business/Office Career Exploration
12002 Office Procedures—Comprehensive
12003 Office and Administrative Technologies
12004 Office Services
12005 Keyboarding
12006 Word Processing
12007 Recordkeeping
12008 Particular Topics in Administration
12009 Business Communications
12047 Administration—Independent Study
12048 Administration—Workplace Experience
12049 Administration—Other
12051 Introductory Business
12052 Business Management
12053 Entrepreneurship
12054 Business Law
12055 Business Principles and Management
12056 International Business and Marketing
12057 Human Resources and Labor Relations
12058 Human Resources Management
12059 IB Business Management
12060 Business Ethics
12097 Management—Independent Study
12098 Management—Workplace Experience
12099 Management—Other
12101 Banking and Finance
12102 Banking
12103 Finance
12104 Accounting
12105 Business Economics
12106 Risk Management and Insurance
12107 Securities and Investments
12108 Cost Accounting
12109 Income Tax Accounting
12110 Payroll Accounting
12111 Particular Topics in Accounting
12147 Finance—Independent Study
12148 Finance—Workplace Experience
12149 Finance—Other
12151 Marketing Career Exploration
12152 Marketing—Comprehensive
12153 Marketing—Fashion
12154 Marketing—Real Estate
12155 Marketing—Transportation
12156 Marketing—Food/Beverage Industry
12157 Marketing—Insurance
12158 Marketing—Floristry
12159 Marketing—Hospitality/Tourism
12160 Marketing—Merchandising
12161 Retail Marketing
12162 Internet Marketing
12163 Sports and Entertainment Marketing
12164 Principles of Marketing
12165 Principles of Advertising
12166 Marketing Management
12167 Marketing—Other Specialization
12168 Marketing —Commodities
12169 Social Media Marketing
12197 Marketing—Independent Study
12198 Marketing—Workplace Experience
12199 Marketing—Other
12201 Cashier/Checker Operations
12202 Principles of Selling
12247 Sales—Independent Study
12248 Sales—Workplace Experience
12249 Sales—Other
12993 Business and Marketing—School-based Enterprise
12994 Business and Marketing—Career Project-based Learning
12995 Business and Marketing—Aide
12997 Business and Marketing—Independent Study
12998 Business and Marketing—Workplace Experience
12999 Business and Marketing—Other
13001 Exploration of Manufacturing Occupations
13002 Manufacturing—Comprehensive
13003 Industrial Arts
13004 Industrial Safety/First Aid
13052 Material and Processes
13053 Metal and Wood Processing/Production
13054 Wood Processing/Production
13055 Metal Processing/Production
13056 Plastics Processing/Production
13057 Ceramic Processing/Production
13058 Particular Topics in Processing and Production
13097 Processing/Production—Independent Study
13098 Processing/Production—Workplace Experience
13099 Processing/Production—Other
13101 Production Systems
13102 Electro-Mechanical Systems
13103 Product Development
13104 Mechatronics
13147 Production Systems—Independent Study
13148 Production Systems—Workplace Experience
13149 Production Systems—Other
13201 Metalwork Occupations
13202 Metalworking
13203 Machining
13204 Particular Topics in Machining
13205 Sheet Metal
13206 Particular Topics in Sheet Metal
13207 Welding
13208 Particular Topics in Welding
13209 Particular Topics in Metalwork
13247 Metalwork—Independent Study
13248 Metalwork—Workplace Experience
13249 Metalwork—Other
13301 Appliance Repair
13302 Equipment Maintenance and Repair
13303 Industrial Maintenance
13347 Repair—Independent Study
13348 Repair—Workplace Experience
13349 Repair—Other
13993 Manufacturing—School-based Enterprise
13994 Manufacturing—Career Project-based Learning
13995 Manufacturing—Aide
13997 Manufacturing—Independent Study
13998 Manufacturing—Workplace Experience
13999 Manufacturing—Other
14001 Exploration of Health Care Occupations
14002 Health Care Occupations—Comprehensive
14003 Medical Law and Ethics
14051 Nursing
14052 Nursing—LPN
14053 Home Health Care
14054 Dental Science
14055 Emergency Medical Technology
14056 Surgical Technology
14057 Vision Care
14058 Optometrics
14059 Gerontology
14060 Physical Therapy
14061 Respiratory Therapy
14062 Sports Medicine
14063 Particular Topics in Therapeutic Services
14097 Therapeutic Services—Independent Study
14098 Therapeutic Services—Workplace Experience
14099 Therapeutic Services—Other
14101 Dental Laboratory Technology
14102 Medical Lab Technology
14103 EKG Technology
14104 Phlebotomy
14105 Particular Topics in Diagnostic Services
14147 Diagnostic Services—Independent Study
14148 Diagnostic Services—Workplace Experience
14149 Diagnostic Services—Other
14151 Medical/Clerical Assisting
14152 Pharmacy Assisting
14153 Medical Office Procedures
14154 Medical Terminology
14155 Particular Topics in Health Information
14156 Medical Coding and Transcription
14157 Health Informatics and Data Management
14197 Health Information—Independent Study
14198 Health Information—Workplace Experience
14199 Health Information—Other
14201 Central Service Technology
14202 Health Support Services
14203 Health Unit Coordination
14204 Particular Topics in Health Support Services
14247 Health Support Services—Independent Study
14248 Health Support Services—Workplace Experience
14249 Health Support Services—Other
14251 Health Science
14252 Biotechnology
14253 Pharmacology
14254 Particular Topics in Health Sciences
14255 Biomedical Innovation
14297 Health Sciences—Independent Study
14298 Health Sciences—Workplace Experience
14299 Health Sciences—Other
14993 Health Care Sciences—School-based Enterprise
14994 Health Care Sciences—Career Project-based Learning
14995 Health Care Sciences—Aide
14997 Health Care Sciences—Independent Study
14998 Health Care Sciences—Workplace Experience
14999 Health Care Sciences—Other
15001 Exploration of Public Service Careers
15051 Criminal Justice
15052 Corrections
15053 Particular Topics in Law Enforcement
15054 Law Enforcement
15055 Forensic Science
15056 Crime Scene Management
15057 Criminal Law and Procedures
15058 Ethics in Criminal Justice
15097 Law Enforcement—Independent Study
15098 Law Enforcement—Workplace Experience
15099 Law Enforcement—Other
15101 Public Safety
15102 Security Services
15103 Particular Topics in Security
15104 Public Safety Telecommunications
15147 Security and Protection—Independent Study
15148 Security and Protection—Workplace Experience
15149 Security and Protection—Other
15151 Fire Science
15152 Fire Fighting
15153 Particular Topics in Fire Management
15197 Fire Management—Independent Study
15198 Fire Management—Workplace Experience
15199 Fire Management—Other
15201 Public Administration
15202 Community Protection
15203 Public Policy
15247 Government Service—Independent Study
15248 Government Service—Workplace Experience
15249 Government Service—Other
15993 Public, Protective, and Government Service—School-based Enterprise
15994 Public, Protective, and Government Service—Career Project-based Learning
15995 Public, Protective, and Government Service—Aide
15997 Public, Protective, and Government Service—Independent Study
15998 Public, Protective, and Government Service—Workplace Experience
15999 Public, Protective, and Government Service—Other
16001 Exploration of Hospitality Careers
16051 Exploration of Restaurant, Food and Beverage Services
16052 Restaurant, Food and Beverage Services—Comprehensive
16053 Food Service
16054 Nutrition and Food Preparation
16055 Restaurant Management and Operations
16056 Culinary Art Specialty
16057 Particular Topics in Restaurant, Food and Beverage Services
16097 Restaurant, Food and Beverage Services—Independent Study
16098 Restaurant, Food and Beverage Services—Workplace Experience
16099 Restaurant, Food and Beverage Services—Other
16101 Exploration of Lodging Careers
16102 Lodging—Comprehensive
16103 Institutional Maintenance
16104 Particular Topics in Lodging
16147 Lodging—Independent Study
16148 Lodging—Workplace Experience
16149 Lodging—Other
16151 Introduction to Travel and Tourism
16152 Travel and Tourism—Comprehensive
16153 World Travel and Tourism
16154 Eco-tourism
16155 Particular Topics in Travel and Tourism
16197 Travel and Tourism—Independent Study
16198 Travel and Tourism—Workplace Experience
16199 Travel and Tourism—Other
16201 Exploration of Recreation, Amusement and Attractions
16202 Recreation, Amusement and Attractions—Comprehensive
16203 Particular Topics in Recreation, Amusement and Attractions
16204 Recreation, Amusement, and Attractions Management
16247 Recreation, Amusement and Attractions—Independent Study
16248 Recreation, Amusement and Attractions—Workplace Experience
16249 Recreation, Amusement and Attractions—Other
16993 Hospitality and Tourism—School-based Enterprise
16994 Hospitality and Tourism—Career Project-based Learning
16995 Hospitality and Tourism—Aide
16997 Hospitality and Tourism—Independent Study
16998 Hospitality and Tourism—Workplace Experience
16999 Hospitality and Tourism—Other
17001 Construction Careers Exploration
17002 Construction—Comprehensive
17003 Carpentry
17004 Framing Carpentry
17005 Particular Topics in Carpentry
17006 Woodworking
17007 Cabinetmaking
17008 Masonry
17009 Building Repair and Maintenance
17010 Home Maintenance
17011 Wall Finishings
17012 Upholstering
17013 Commercial Construction
17014 Concrete Foundations
17015 Construction Estimating
17016 Construction Management
17017 Particular Topics in Construction
17047 General Construction—Independent Study
17048 General Construction—Workplace Experience
17049 General Construction—Other
17051 Air Conditioning
17052 Refrigeration
17053 Heating
17054 Air Conditioning/Refrigeration
17055 Air Conditioning, Heating, and Refrigeration
17056 Heating, Ventilation, and Air Conditioning
17057 Particular Topics in HVACR
17058 Plumbing
17059 Plumbing and Heating
17097 Air Conditioning, Heating and Plumbing—Independent Study
17098 Air Conditioning, Heating and Plumbing—Workplace Experience
17099 Air Conditioning, Heating and Plumbing—Other
17101 Exploration of Electricity/Electronics
17102 Electricity—Comprehensive
17103 Residential Wiring
17104 Industrial Electricity
17105 Particular Topics in Electricity
17106 Electronics—Comprehensive
17107 Particular Topics in Electronics
17108 Electricity/Electronics—General
17109 Particular Topics in Electricity/Electronics
17110 Analog and Digital Circuits
17111 Analog Circuits
17112 Digital Circuits
17147 Electricity/Electronics—Independent Study
17148 Electricity/Electronics—Workplace Experience
17149 Electricity/Electronics—Other
17993 Architecture and Construction—School-based Enterprise
17994 Architecture and Construction—Career Project-based Learning
17995 Architecture and Construction—Aide
17997 Architecture and Construction—Independent study
17998 Architecture and Construction—Workplace Experience
17999 Architecture and Construction—Other
18001 Introduction to Agriculture and Natural Resources
18002 Agriculture—Comprehensive
18003 Agriculture and Natural Resources—Comprehensive
18004 Biological Applications in Agriculture
18005 Particular Topics in Environmental Service Systems
18051 Plant Systems/Science
18052 Horticultural Science
18053 Ornamental Horticulture
18054 Turf and Landscape Management
18055 Soil Science
18056 Particular Topics in Plant Systems
18097 Plant Systems—Independent Study
18098 Plant Systems—Workplace Experience
18099 Plant Systems—Other
18101 Animal Production/Science
18102 Small Animal Care
18103 Large Animal Care
18104 Equine Science
18105 Veterinary Science
18106 Particular Topics in Animal Systems
18107 Animal Nutrition
18108 Animal Genetics
18109 Integrated Pest Management
18147 Animal Systems—Independent Study
18148 Animal Systems—Workplace Experience
18149 Animal Systems—Other
18201 Agribusiness Management
18202 Agricultural Entrepreneurship
18203 Agricultural Leadership
18204 Particular Topics in Agribusiness
18205 Agriculture Computers and Technology
18247 Agribusiness—Independent Study
18248 Agribusiness—Workplace Experience
18249 Agribusiness—Other
18301 Agricultural Production
18302 Agricultural Processing
18303 Plant Processing
18304 Animal Processing
18305 Food Product Processing
18306 Aquaculture
18307 Agriculture and Society
18308 Agricultural Biotechnology
18309 Particular Topics in Agricultural Production/Processing
18310 Sustainable/Alternative Agriculture
18311 Viticulture
18347 Agricultural Production and Processing—Independent Study
18348 Agricultural Production and Processing—Workplace Experience
18349 Agricultural Production and Processing—Other
18401 Agriculture Mechanics/Equipment/Structures
18402 Agriculture Mechanics and Equipment
18403 Agriculture Structures
18404 Agricultural Metal Fabrication Technology
18405 Particular Topics in Agricultural Mechanics and Construction
18406 Water Treatment
18447 Agricultural Mechanics and Construction—Independent Study
18448 Agricultural Mechanics and Construction—Workplace Experience
18449 Agricultural Mechanics and Construction—Other
18501 Wildlife and Recreation Management
18502 Forestry Management
18504 Natural Resources Management
18505 Particular Topics in Natural Resources
18506 Alternative Energy
18547 Natural Resources—Independent Study
18548 Natural Resources—Workplace Experience
18549 Natural Resources—Other
18993 Agriculture, Food, and Natural Resources—School-based Enterprise
18994 Agriculture, Food, and Natural Resources—Career Project-based Learning
18995 Agriculture, Food, and Natural Resources—Aide
18997 Agriculture, Food, and Natural Resources—Independent Study
18998 Agriculture, Food, and Natural Resources—Workplace Experience
18999 Agriculture, Food, and Natural Resources—Other
19001 Human Services Career Exploration
19051 Child Care
19052 Child Development
19053 Elder Care
19054 Child and Adult Care Services
19055 Particular Topics in Child and Elder Care
19097 Child and Elder Care—Independent Study
19098 Child and Elder Care—Workplace Experience
19099 Child and Elder Care—Other
19101 Cosmetology—Licensing
19102 Barbering
19103 Hair Styling
19104 Cosmetology—Non-licensing
19105 Cosmetology—Nail Specialization
19106 Cosmetology—Facial Specialization
19107 Particular Topics in Cosmetology
19147 Cosmetology—Independent Study
19148 Cosmetology—Workplace Experience
19149 Cosmetology—Other
19151 Teaching Profession
19152 Educational Methodology
19153 Teaching—Early Childhood Education
19154 Particular Topics in Education
19155 Instructional Technology
19197 Education—Independent Study
19198 Education—Workplace Experience
19199 Education—Other
19201 Clothing and Textiles
19202 Clothing/Textile Maintenance
19203 Apparel Construction
19204 Apparel and Textile Services
19205 Home Furnishing
19206 Home Furnishings Production
19207 Particular Topics in Apparel and Furnishings
19247 Apparel and Furnishings—Independent Study
19248 Apparel and Furnishings—Workplace Experience
19249 Apparel and Furnishings—Other
19251 Family and Consumer Sciences—Comprehensive
19252 Food Preparation and Health Management
19253 Nutrition and Wellness
19254 Food Science
19255 Child Development/Parenting
19256 Clothing/Sewing
19257 Life Skills
19258 Personal and Career Readiness
19259 Family and Interpersonal Relationships
19260 Personal Development
19261 Human Growth and Development
19262 Consumer Economics/Personal Finance
19263 Home Environments and Design
19295 Family and Consumer Sciences—Aide
19297 Family and Consumer Sciences—Independent Study
19298 Family and Consumer Sciences—Workplace Experience
19299 Family and Consumer Sciences—Other
19301 Counseling and Mental Health
19993 Human Services—School-based Enterprise
19994 Human Services—Career Project-based Learning
19995 Human Services—Aide
19997 Human Services—Independent Study
19998 Human Services—Workplace Experience
19999 Human Services—Other
20001 Exploration of Transportation, Distribution and Logistics
20051 Truck and Bus Driving
20052 Heavy Equipment Operation
20053 Aviation
20054 Boat Operation
20055 Pilot Training
20097 Operation—Independent Study
20098 Operation—Workplace Experience
20099 Operation—Other
20101 Energy/Power
20102 Power and Mechanics
20103 Introduction to Automobiles
20104 Automotive Mechanics—Comprehensive
20105 Particular Topics in Automotive Mechanics
20106 Automotive Service
20107 Diesel Mechanics—Comprehensive
20108 Particular Topics in Diesel Mechanics
20109 Small Vehicle Mechanics
20110 Small Engine Mechanics
20111 Marine Mechanics
20112 Heavy Equipment Mechanics
20113 Aircraft Power Plant
20114 Aircraft Airframe
20115 Automotive Detailing and Reconditioning
20116 Automotive Body Repair and Refinishing—Comprehensive
20117 Particular Topics in Automotive Body Repair and Refinishing
20118 Boat Repair/Refinishing
20119 Hybrid Engines
20120 Motorsports Technology
20147 Mechanics and Repair—Independent Study
20148 Mechanics and Repair—Workplace Experience
20149 Mechanics and Repair—Other
20151 Distribution—Comprehensive
20152 Warehouse Operations
20197 Distribution and Logistics—Independent Study
20198 Distribution and Logistics—Workplace Experience
20199 Distribution and Logistics—Other
20993 Transportation, Distribution, and Logistics—School-based Enterprise
20994 Transportation, Distribution, and Logistics—Career Project-based Learning
20995 Transportation, Distribution and Logistics—Aide
20997 Transportation, Distribution and Logistics—Independent Study
20998 Transportation, Distribution and Logistics—Workplace Experience
20999 Transportation, Distribution and Logistics—Other
21001 Pre-Engineering Technology
21002 Engineering Applications
21003 Engineering Technology
21004 Principles of Engineering
21005 Engineering—Comprehensive
21006 Engineering Design
21007 Engineering Design and Development
21008 Digital Electronics
21009 Robotics
21010 Computer Integrated Manufacturing
21011 Civil Engineering
21012 Civil Engineering and Architecture
21013 Aerospace Engineering
21014 Biotechnical Engineering
21015 Particular Topics in Engineering
21016 Engineering Analysis
21017 PLTW Introduction to Engineering Design
21018 PLTW Principles of Engineering
21019 PLTW Aerospace Engineering
21021 PLTW Civil Engineering and Architecture
21022 PLTW Computer Integrated Manufacturing
21023 PLTW Digital Electronics
21024 PLTW Environmental Sustainability
21025 PLTW Engineering Design and Development
21026 PLTW Engineering Essentials
21047 Engineering—Independent Study
21048 Engineering—Workplace Experience
21049 Engineering—Other
21051 Technological Literacy
21052 Technological Processes
21053 Emerging Technologies
21054 Technology Innovation and Assessment
21055 Aerospace Technology
21056 Particular Topics in Technology Applications
21057 Laser/Fiber Optics
21058 Geospatial Technology
21059 Modeling and Simulation Technology
21060 Wind Energy
21061 Wind Turbine Construction and Operation
21062 IB Design, Middle Years Program
21097 Technology—Independent Study
21098 Technology—Workplace Experience
21099 Technology—Other
21101 Drafting Careers Exploration
21102 Drafting—General
21103 Drafting—Architectural
21104 Drafting—Civil/Structural
21105 Drafting—Electrical/Electronic
21106 Drafting—Technical/Mechanical
21107 CAD Design and Software
21108 Blueprint Reading
21147 Drafting—Independent Study
21148 Drafting—Workplace Experience
21149 Drafting—Other
21993 Engineering and Technology—School-based Enterprise
21994 Engineering and Technology—Career Project-based Learning
21995 Engineering and Technology—Aide
21997 Engineering and Technology—Independent Study
21998 Engineering and Technology—Workplace Experience
21999 Engineering and Technology—Other
22001 Standardized Test Preparation
22002 State Test Preparation
22003 Study Skills
22004 Dropout Prevention Program
22005 Tutorial
22006 Study Hall
22007 Advancement Via Individual Determination (AVID)
22051 Office Aide
22052 Guidance Aide
22053 Library/AVC Aide
22054 Tutoring Practicum
22101 Leadership
22102 School Orientation
22103 School Governance
22104 Community Service
22105 Values Clarification
22107 Peer Counseling
22108 IB Creativity, Activity, Service
22113 IB Personal and Professional Skills
22114 Personal and Professional Skills
22115 Academic Competition
22151 Career Exploration
22152 Employability Skills
22153 Diversified Occupations
22250 Exploratory
22251 Community Living
22252 Communication Instruction
22253 Social Development Instruction
22254 Developmental Support
22260 IB Personal Project, Middle Years Program
22995 Miscellaneous—Aide
22997 Miscellaneous—Independent Study
22998 Miscellaneous—Workplace Experience
22999 Miscellaneous—Other
23001 Early Childhood Education
23002 Pre-kindergarten
23003 Kindergarten
23004 Grade 1
23005 Grade 2
23006 Grade 3
23007 Grade 4
23008 Grade 5
23009 Grade 6
23010 Grade 7
23011 Grade 8
23012 Prior-to-Secondary Education
23041 IB Primary Years Program
24039 World Language—General
24040 Exploration of Multiple World Languages
24041 Braille
24042 IB Language B—English
24043 IB Language Ab Initio—English
24050 Spanish for Young Learners (prior-to-secondary)
24051 Spanish Immersion (prior-to-secondary)
24052 Spanish I
24053 Spanish II
24054 Spanish III
24055 Spanish IV
24056 Spanish V
24057 Spanish for Native Speakers
24058 Spanish Field Experience
24059 Spanish Conversation and Culture
24060 Spanish Literature
24061 Particular Topics in Spanish
24062 IB Language A: Literature—Spanish
24063 IB Language B—Spanish
24064 AP Spanish Language and Culture
24065 AP Spanish Literature and Culture
24066 IB Language B (Spanish), Middle Years Program
24067 IB Language A: Language and Literature—Spanish
24068 IB Language Ab Initio—Spanish
24099 Spanish—Other
24100 French for Young Learners (prior-to-secondary)
24101 French Immersion (prior-to-secondary)
24102 French I
24103 French II
24104 French III
24105 French IV
24106 French V
24107 French for Native Speakers
24108 French Field Experience
24109 French Conversation and Culture
24110 French Literature
24111 Particular Topics in French
24112 IB Language A: Literature—French
24113 IB Language B—French
24114 AP French Language and Culture
24116 IB Language B (French), Middle Years Program
24117 IB Language A: Language and Literature—French
24118 IB Language Ab Initio—French
24149 French—Other
24150 Italian for Young Learners (prior-to-secondary)
24151 Italian Immersion (prior-to-secondary)
24152 Italian I
24153 Italian II
24154 Italian III
24155 Italian IV
24156 Italian V
24157 Italian for Native Speakers
24158 Italian Field Experience
24159 Italian Conversation and Culture
24160 Italian Literature
24161 Particular Topics in Italian
24162 IB Language A: Literature—Italian
24163 IB Language B—Italian
24164 AP Italian Language and Culture
24166 IB Language B (Italian), Middle Years Program
24167 IB Language A: Language and Literature—Italian
24168 IB Language Ab Initio—Italian
24199 Italian—Other
24200 Portuguese for Young Learners (prior-to-secondary)
24201 Portuguese Immersion (prior-to-secondary)
24202 Portuguese I
24203 Portuguese II
24204 Portuguese III
24205 Portuguese IV
24206 Portuguese V
24207 Portuguese for Native Speakers
24208 Portuguese Field Experience
24209 Portuguese Conversation and Culture
24210 Portuguese Literature
24211 Particular Topics in Portuguese
24212 IB Language A: Literature—Portuguese
24213 IB Language B—Portuguese
24216 IB Language B (Portuguese), Middle Years Program
24217 IB Language A: Language and Literature—Portuguese
24249 Portuguese—Other
24250 German for Young Learners (prior-to-secondary)
24251 German Immersion (prior-to-secondary)
24252 German I
24253 German II
24254 German III
24255 German IV
24256 German V
24257 German for Native Speakers
24258 German Field Experience
24259 German Conversation and Culture
24260 German Literature
24261 Particular Topics in German
24262 IB Language A: Literature—German
24263 IB Language B—German
24264 AP German Language and Culture
24266 IB Language B (German), Middle Years Program
24267 IB Language A: Language and Literature—German
24268 IB Language Ab Initio—German
24269 IB Language A: Literature—Danish
24270 IB Language A: Literature—Dutch
24271 IB Language A: Literature—Swedish
24272 IB Language B—Danish
24273 IB Language B—Dutch
24274 IB Language B—Swedish
24275 IB Language A: Language and Literature—Dutch
24276 IB Language A: Language and Literature—Swedish
24277 IB Language Ab Initio—Danish
24278 IB Language Ab Initio—Dutch
24279 IB Language Ab Initio—Swedish
24299 German—Other
24300 Greek for Young Learners (prior-to-secondary)
24301 Greek Immersion (prior-to-secondary)
24302 Greek I
24303 Greek II
24304 Greek III
24305 Greek IV
24306 Greek V
24307 Greek for Native Speakers
24308 Greek Field Experience
24309 Greek Conversation and Culture
24310 Greek Literature
24311 Particular Topics in Greek
24312 IB Language A: Literature—Greek
24316 IB Language B (Greek), Middle Years Program
24317 IB Language A: Language and Literature—Greek
24339 Greek—Other
24340 Latin for Young Learners (prior-to-secondary)
24342 Latin I
24343 Latin II
24344 Latin III
24345 Latin IV
24346 Latin V
24351 Particular Topics in Latin
24352 IB Classical Languages—Latin
24355 AP Latin (Virgil, Catullus and Horace)
24369 Latin—Other
24370 Classical Greek for Young Learners (prior-to-secondary)
24372 Classical Greek I
24373 Classical Greek II
24374 Classical Greek III
24375 Classical Greek IV
24376 Classical Greek V
24381 Particular Topics in Classical Greek
24382 IB Classical Languages—Greek
24389 Classical Greek—Other
24390 Classical Hebrew for Young Learners (prior-to-secondary)
24391 Classical Hebrew I
24392 Classical Hebrew II
24393 Classical Hebrew III
24394 Classical Hebrew IV
24395 Classical Hebrew V
24396 Particular Topics in Classical Hebrew
24399 Classical Hebrew—Other
24400 Chinese Languages for Young Learners (prior-to-secondary)
24401 Chinese Languages Immersion (prior-to-secondary)
24402 Chinese Languages I
24403 Chinese Languages II
24404 Chinese Languages III
24405 Chinese Languages IV
24406 Chinese Languages V
24407 Chinese Languages for Native Speakers
24408 Chinese Languages Field Experience
24409 Chinese Languages Conversation and Culture
24410 Chinese Languages Literature
24411 Particular Topics in Chinese Languages
24412 IB Language A: Literature—Chinese Languages
24413 IB Language B—Chinese Languages
24414 AP Chinese Languages: Language and Culture
24416 IB Language B (Chinese Languages), Middle Years Program
24417 IB Language A: Language and Literature—Chinese Languages
24418 IB Language Ab Initio—Chinese Languages
24449 Chinese—Other
24450 Japanese for Young Learners (prior-to-secondary)
24451 Japanese Immersion (prior-to-secondary)
24452 Japanese I
24453 Japanese II
24454 Japanese III
24455 Japanese IV
24456 Japanese V
24457 Japanese for Native Speakers
24458 Japanese Field Experience
24459 Japanese Conversation and Culture
24460 Japanese Literature
24461 Particular Topics in Japanese
24462 IB Language A: Literature—Japanese
24463 IB Language B—Japanese
24464 AP Japanese Language and Culture
24466 IB Language B (Japanese), Middle Years Program
24467 IB Language A: Language and Literature—Japanese
24468 IB Language Ab Initio—Japanese
24499 Japanese—Other
24500 Korean for Young Learners (prior-to-secondary)
24501 Korean Immersion (prior-to-secondary)
24502 Korean I
24503 Korean II
24504 Korean III
24505 Korean IV
24506 Korean V
24507 Korean for Native Speakers
24508 Korean Field Experience
24509 Korean Conversation and Culture
24510 Korean Literature
24511 Particular Topics in Korean
24512 IB Language A: Literature—Korean
24513 IB Language B—Korean
24516 IB Language B (Korean), Middle Years Program
24517 IB Language A: Language and Literature—Korean
24549 Korean—Other
24550 Vietnamese for Young Learners (prior-to-secondary)
24551 Vietnamese Immersion (prior-to-secondary)
24552 Vietnamese I
24553 Vietnamese II
24554 Vietnamese III
24555 Vietnamese IV
24556 Vietnamese V
24557 Vietnamese for Native Speakers
24558 Vietnamese Field Experience
24559 Vietnamese Conversation and Culture
24560 Vietnamese Literature
24561 Particular Topics in Vietnamese
24562 IB Language A: Literature—Vietnamese
24566 IB Language B (Vietnamese), Middle Years Program
24599 Vietnamese—Other
24600 Filipino (prior-to-secondary)
24601 Filipino Immersion (prior-to-secondary)
24602 Filipino I
24603 Filipino II
24604 Filipino III
24605 Filipino IV
24606 Filipino V
24607 Filipino for Native Speakers
24608 Filipino Field Experience
24609 Filipino Conversation and Culture
24610 Filipino Literature
24611 Particular Topics in Filipino
24612 IB Language A: Literature—Filipino
24616 IB Language B (Filipino), Middle Years Program
24649 Filipino—Other
24650 Russian (prior-to-secondary)
24651 Russian Immersion (prior-to-secondary)
24652 Russian I
24653 Russian II
24654 Russian III
24655 Russian IV
24656 Russian V
24657 Russian for Native Speakers
24658 Russian Field Experience
24659 Russian Conversation and Culture
24660 Russian Literature
24661 Particular Topics in Russian
24662 IB Language A: Literature—Russian
24663 IB Language B—Russian
24666 IB Language B (Russian), Middle Years Program
24667 IB Language A: Language and Literature—Russian
24668 IB Language Ab Initio—Russian
24699 Russian—Other
24700 Hebrew (prior-to-secondary)
24701 Hebrew Immersion (prior-to-secondary)
24702 Hebrew I
24703 Hebrew II
24704 Hebrew III
24705 Hebrew IV
24706 Hebrew V
24707 Hebrew for Native Speakers
24708 Hebrew Field Experience
24709 Hebrew Conversation and Culture
24710 Hebrew Literature
24711 Particular Topics in Hebrew
24712 IB Language A: Literature—Hebrew
24713 IB Language B—Hebrew
24716 IB Language B (Hebrew), Middle Years Program
24749 Hebrew—Other
24750 Arabic (prior-to-secondary)
24751 Arabic Immersion (prior-to-secondary)
24752 Arabic I
24753 Arabic II
24754 Arabic III
24755 Arabic IV
24756 Arabic V
24757 Arabic for Native Speakers
24758 Arabic Field Experience
24759 Arabic Conversation and Culture
24760 Arabic Literature
24761 Particular Topics in Arabic
24762 IB Language A: Literature—Arabic
24763 IB Language B—Arabic
24766 IB Language B (Arabic), Middle Years Program
24767 IB Language A: Language and Literature—Arabic
24768 IB Language Ab Initio—Arabic
24799 Arabic—Other
24800 Swahili (prior-to-secondary)
24801 Swahili Immersion (prior-to-secondary)
24802 Swahili I
24803 Swahili II
24804 Swahili III
24805 Swahili IV
24806 Swahili V
24807 Swahili for Native Speakers
24808 Swahili Field Experience
24809 Swahili Conversation and Culture
24810 Swahili Literature
24811 Particular Topics in Swahili
24812 IB Language A: Literature—Swahili
24816 IB Language B (Swahili), Middle Years Program
24818 IB Language Ab Initio—Swahili
24849 Swahili—Other
24850 American Sign Language (prior-to-secondary)
24851 American Sign Language Immersion (prior-to-secondary)
24852 American Sign Language I
24853 American Sign Language II
24854 American Sign Language III
24855 American Sign Language IV
24856 American Sign Language V
24858 American Sign Language Field Experience
24861 Particular Topics in American Sign Language
24866 IB Language B (American Sign Language), Middle Years Program
24899 American Sign Language—Other
24900 American Indian Language (prior-to-secondary)
24901 American Indian Language Immersion (prior-to-secondary)
24902 American Indian Language I
24903 American Indian Language II
24904 American Indian Language III
24905 American Indian Language IV
24906 American Indian Language V
24907 American Indian Language for Native Speakers
24908 American Indian Language Field Experience
24909 American Indian Language Conversation and Culture
24910 American Indian Literature
24911 Particular Topics in American Indian Language
24916 IB Language B (American Indian Language), Middle Years Program
24949 American Indian Language—Other
24950 World Language (Other Language) for Young Learners (prior-to-secondary)
24951 World Language (Other Language) Immersion (prior-to-secondary)
24952 World Language (Other Language) I
24953 World Language (Other Language) II
24954 World Language (Other Language) III
24955 World Language (Other Language) IV
24956 World Language (Other Language) V
24957 World Language (Other Language) for Native Speakers
24958 World Language (Other Language) Field Experience
24959 World Language (Other Language) Conversation and Culture
24960 World Language (Other Language) Literature
24961 Particular Topics in World Language (Other Language)
24962 IB Language A: Literature—World Language (Other Language)
24963 IB Language B—World Language (Other Language)
24966 IB Language B (Other World Language), Middle Years Program
24967 IB Language A: Language and Literature—(Other World Language)
24968 IB Language Ab Initio—(Other World Language)
24989 World Language (Other Language)—Other
24995 World Language and Literature—Aide
24997 World Language and Literature—Independent Study
24998 World Language and Literature—Workplace Experience
24999 World Language and Literature—Other
25001 Seminar
25002 IB Extended Essay
25003 AP Seminar
25004 AP Research
25051 Data Literacy
25052 Data Science
25053 Data Science Applications
25993 Integrative Learning—School-based Enterprise
25994 Integrative Learning—Career Project-based Learning
25995 Integrative Learning—Aide
25997 Integrative Learning—Independent Study
25998 Integrative Learning—Workplace Experience
25999 Integrative Learning—Other
`;

/** Title by code, in the order of the codes. The first two digits are the subject area (`subjectOfSced`). */
export const SCED_COURSES: ReadonlyMap<string, string> = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => [line.slice(0, 5), line.slice(6)]),
);
